import styled from 'styled-components';
import { HERO } from '../../../data/homePage';
import type { Banner } from '../../../lib/images';
import { PATHS } from '../../../routing/paths';
import {
  fontSize,
  pageColumn,
  HEADER_HEIGHT,
  letterSpacing,
  space,
  widerThan,
} from '../../../styles/theme';
import { ButtonLink } from '../../../ui/Button';
import { PageHeading } from '../../../ui/Page';
import { BannerImage } from '../../../ui/BannerImage';

interface Props {
  readonly banner: Banner;
  /** The crop for narrow screens, where the text is below the image. */
  readonly narrow: Banner;
}

export const Hero = ({ banner, narrow }: Props) => (
  <Frame>
    <BannerImage banner={banner} narrow={narrow} sizes="100vw" />
    <Overlay>
      <TextColumn>
        <Eyebrow>{HERO.eyebrow}</Eyebrow>
        <Heading>Latest Arrivals</Heading>
        <Sentence>{HERO.text}</Sentence>
        <ButtonLink to={PATHS.collections}>SHOP NOW</ButtonLink>
      </TextColumn>
    </Overlay>
  </Frame>
);

// The left part of the image is transparent; the text is there.
const Frame = styled.section`
  @media ${widerThan.tablet} {
    position: relative;
    img {
      height: clamp(480px, min(100dvh - ${HEADER_HEIGHT}, 50vw), 1000px);
      object-fit: contain;
      object-position: right;
      background-position: right;
      background-size: 75% 100%;
      background-repeat: no-repeat;
      &::after { padding-inline-start: 50%; }
    }
  }
`;

const Overlay = styled.div`
  ${pageColumn}
  padding-block-start: ${space.xl};
  @media ${widerThan.tablet} {
    position: absolute;
    inset: 0;
    display: grid;
    align-items: center;
    padding-block: 0;
  }
`;

const TextColumn = styled.div`
  display: grid;
  gap: ${space.l};
  justify-items: start;
  font-size: ${fontSize.lead};
  @media ${widerThan.tablet} { width: 38%; max-width: 460px; }
`;

const Eyebrow = styled.p`
  max-width: 36ch;
  font-size: ${fontSize.small};
  letter-spacing: ${letterSpacing};
`;

const Heading = styled(PageHeading)`
  font-size: ${fontSize.hero};
  line-height: 0.98;
`;

const Sentence = styled.p`
  max-width: 36ch;
`;
