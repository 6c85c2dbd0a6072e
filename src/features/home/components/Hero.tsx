import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { banners } from '../../../data/banners';
import { HERO } from '../../../data/homePage';
import { PATHS } from '../../../routing/paths';
import { pageColumn, PAGE_WIDTH, widerThan } from '../../../styles/mixins';
import { t } from '../../../texts/t';
import { ButtonLink } from '../../../ui/Button';
import { PageHeading } from '../../../ui/Page';
import { BannerImage } from '../../../ui/BannerImage';
import { listUrl } from '../../collections/listUrl';
import { TILES } from '../tiles';

const { hero, 'hero-tall': tall } = banners;

/** In such a window the text is on the transparent left part of the image. */
const BESIDE_IMAGE = `(${widerThan.tablet} or (${widerThan.phone} and (orientation: landscape)))`;

export const Hero = () => (
  <Frame>
    <BannerImage banner={hero} sizes="100vw">
      <source
        media={`not ${BESIDE_IMAGE}`}
        srcSet={tall.srcSet}
        sizes="100vw"
        width={tall.width}
        height={tall.height}
      />
    </BannerImage>
    <Overlay>
      <TextColumn>
        <Eyebrow>{HERO.eyebrow}</Eyebrow>
        <Heading>{t('Latest Arrivals')}</Heading>
        <Sentence>{HERO.text}</Sentence>
        <Links>
          <ButtonLink to={PATHS.collections}>{t('SHOP NOW')}</ButtonLink>
          <Links>
            {TILES.map(({ category }) => (
              <CategoryLink
                key={category}
                to={listUrl({ selected: { category: [category] } })}
              >
                {category}
              </CategoryLink>
            ))}
          </Links>
        </Links>
      </TextColumn>
    </Overlay>
  </Frame>
);

const Frame = styled.section`
  img {
    /* The text below the image is in view. */
    max-height: max(12rem, 100svh - var(--header-height) - 24rem);
    object-fit: contain;
  }
  @media ${BESIDE_IMAGE} {
    position: relative;
    max-width: ${PAGE_WIDTH};
    margin-inline: auto;
    img {
      height: clamp(20rem, min(100svh - var(--header-height), 50vw), 45rem);
      max-height: none;
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
  padding-block: var(--space-xl);
  @media ${BESIDE_IMAGE} {
    position: absolute;
    inset: 0;
    display: grid;
    align-items: center;
    padding-block: 0;
  }
`;

const TextColumn = styled.div`
  display: grid;
  gap: min(var(--space-l), 4svh);
  justify-items: start;
  font-size: var(--size-lead);
  @media ${BESIDE_IMAGE} { width: 40%; max-width: 460px; }
`;

const Eyebrow = styled.p`
  max-width: 36ch;
  font-size: var(--size-small);
  letter-spacing: var(--letter-spacing);
`;

const Heading = styled(PageHeading)`
  font-size: min(var(--size-hero), 14svh);
  line-height: 0.98;
`;

const Sentence = styled.p`
  max-width: 36ch;
`;

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: var(--space-l);
`;

const CategoryLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 48px;
  /* Enlarges the target of a short word, not its distance to the next one. */
  margin-inline: calc(-1 * var(--space-s));
  padding-inline: var(--space-s);
`;
