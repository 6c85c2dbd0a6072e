import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Banner } from '../../domain/images';
import { isWider, space, up } from '../../styles/theme';
import { Page } from '../ui/Page';
import { BannerImage } from '../ui/BannerImage';

interface Props {
  readonly scene: Banner;
  readonly children: ReactNode;
}

/** A form, and on a wide screen a single picture beside it. */
export const AuthLayout = ({ scene, children }: Props) => (
  <Page>
    <Columns>
      <div>{children}</div>
      <Picture>
        <BannerImage scene={scene} sizes={`${isWider.tablet} 44vw, 0px`} />
      </Picture>
    </Columns>
  </Page>
);

const Columns = styled.div`
  ${up.tablet} {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: ${space.xl};
    align-items: center;
  }
`;

const Picture = styled.div`
  display: none;

  ${up.tablet} {
    display: block;
  }
  img {
    max-height: 720px;
  }
`;
