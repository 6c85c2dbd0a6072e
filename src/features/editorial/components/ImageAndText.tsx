import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Banner } from '../../../lib/images';
import { widerThan } from '../../../styles/mixins';
import { BannerImage } from '../../../ui/BannerImage';

interface Props {
  banner: Banner | undefined;
  children: ReactNode;
}

/** The image is before the text on a wide screen, and below it on a phone. */
export const ImageAndText = ({ banner, children }: Props) => (
  <ImageAndTextColumns>
    <TextColumn>{children}</TextColumn>
    {banner && (
      <BannerImage
        banner={banner}
        imageSizes={`${widerThan.phone} 40vw, 92vw`}
      />
    )}
  </ImageAndTextColumns>
);

const ImageAndTextColumns = styled.div`
  display: grid;
  gap: var(--space-xl);
  @media ${widerThan.phone} { grid-template-columns: 5fr 7fr; gap: clamp(40px, 7vw, 112px); picture { order: -1; } }
`;

const TextColumn = styled.div`
  display: grid;
  gap: var(--space-l);
  align-content: start;
  max-width: 62ch;
  font-size: var(--size-lead);
  h1 { margin-block-end: var(--space-m); }
  h2 { margin-block-start: var(--space-l); font-size: var(--size-heading); }
  address { font-style: normal; }
  address a { display: inline-flex; align-items: center; min-height: 44px; }
`;
