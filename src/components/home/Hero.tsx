import styled from 'styled-components';
import { PATHS } from '../../domain/paths';
import type { Banner } from '../../domain/images';
import { apart, HEADER_HEIGHT, onPicture, PAGE_WIDTH, space, text, up } from '../../styles/theme';
import { ButtonLink } from '../ui/Button';
import { Title } from '../ui/Headings';
import { BannerImage } from '../ui/BannerImage';

interface Props {
  readonly scene: Banner;
  /** The same for narrow screens, where the words stand under it. */
  readonly narrow: Banner;
}

/** The banner of the home page: clothes laid out on the ground, and words where the ground is free. */
export const Hero = ({ scene, narrow }: Props) => (
  <Banner>
    <BannerImage scene={scene} narrow={narrow} sizes="100vw" />
    <Place>
      <Words>
        <Season>Autumn and winter</Season>
        <Name tabIndex={-1}>Latest Arrivals</Name>
        <Lead>Autumn cloth with some weight to it: melton, corduroy, brushed cotton and good wool.</Lead>
        <ButtonLink to={PATHS.collections}>SHOP NOW</ButtonLink>
      </Words>
    </Place>
  </Banner>
);

// The picture's edges are the ground itself: it stands at the right, whole, and what it leaves free is ground.
const Banner = styled.section`
  ${up.tablet} {
    ${onPicture}
    position: relative;

    img {
      height: clamp(480px, min(100dvh - ${HEADER_HEIGHT.wide}, 50vw), 1000px);
      object-fit: contain;
      object-position: right;
    }
  }
`;

const Place = styled.div`
  max-width: ${PAGE_WIDTH};
  margin-inline: auto;
  padding: ${space.xl} ${space.gutter} 0;

  ${up.tablet} {
    position: absolute;
    inset: 0;
    display: grid;
    align-items: center;
    padding-block: 0;
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space.l};
  justify-items: start;

  ${up.tablet} {
    width: 38%;
    max-width: 460px;
  }
`;

const Season = styled.p`
  font-size: ${text.small};
  letter-spacing: ${apart};
`;

const Name = styled(Title)`
  font-size: ${text.hero};
  line-height: 0.98;
`;

const Lead = styled.p`
  max-width: 36ch;
  font-size: ${text.lead};
`;
