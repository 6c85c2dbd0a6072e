import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { homePage } from '../../../data/homePage';
import type { Product } from '../../../data/types';
import { PATHS, productPath } from '../../../routing/paths';
import {
  pageColumn,
  PAGE_WIDTH,
  widerThan,
  wideTarget,
} from '../../../styles/mixins';
import { shopTextProps } from '../../../texts/shopTextProps';
import { t } from '../../../texts/t';
import { ButtonLink } from '../../../ui/Button';
import { PageHeading } from '../../../ui/PageParts';
import { BannerImage } from '../../../ui/BannerImage';
import { ProductImage } from '../../catalogue/components/ProductImage';
import { CATEGORY_LINKS } from '../../collections/categoryLinks';

/** In these windows the text is on the transparent left part of the image. */
const BESIDE_IMAGE = `(${widerThan.tablet} or (${widerThan.phone} and (orientation: landscape)))`;

/**
 * At this width, the tall image is so short that the text fits the screen, too.
 */
const TALL_IMAGE_SIZES =
  'min(100vw, max(11rem, calc(0.91 * (100svh - 23.5rem))))';

const HeroLinks = () => (
  <LinkRow>
    <ButtonLink to={PATHS.collections}>{t('SHOP NOW')}</ButtonLink>
    <LinkRow>
      {CATEGORY_LINKS.map(({ href, label }) => (
        <CategoryLink key={href} to={href} {...shopTextProps}>
          {label}
        </CategoryLink>
      ))}
    </LinkRow>
  </LinkRow>
);

const { hero } = homePage;

const ARRIVAL_COUNT = 3;

interface Props {
  products: readonly Product[];
}

/** The hero of the shop, or else its newest products. */
export const FirstScreen = ({ products }: Props) =>
  hero ? (
    <Frame>
      <BannerImage banner={hero.image} imageSizes="100vw">
        <source
          media={`not ${BESIDE_IMAGE}`}
          srcSet={hero.tallImage.srcSet}
          sizes={TALL_IMAGE_SIZES}
          width={hero.tallImage.width}
          height={hero.tallImage.height}
        />
      </BannerImage>
      <Overlay>
        <TextColumn>
          <Eyebrow {...shopTextProps}>{hero.eyebrow}</Eyebrow>
          <Heading>{t('Latest Arrivals')}</Heading>
          <p {...shopTextProps}>{hero.text}</p>
          <HeroLinks />
        </TextColumn>
      </Overlay>
    </Frame>
  ) : (
    <Arrivals>
      <TextColumn>
        <Heading>{t('New arrivals')}</Heading>
        <HeroLinks />
      </TextColumn>
      <ArrivalImages>
        {products.slice(0, ARRIVAL_COUNT).map((product) => (
          <Link key={product._id} to={productPath(product._id)}>
            <ProductImage
              product={product}
              imageSizes={`${widerThan.tablet} 19vw, 31vw`}
              loading="eager"
              fetchPriority="high"
            />
          </Link>
        ))}
      </ArrivalImages>
    </Arrivals>
  );

const Frame = styled.section`
  img {
    /* The first screen must also show the text below the image. */
    --text-height: 20rem;
    max-height: max(12rem, 100svh - var(--header-height) - var(--text-height));
    object-fit: contain;
  }
  @media ${BESIDE_IMAGE} {
    position: relative;
    max-width: ${PAGE_WIDTH};
    margin-inline: auto;
    img {
      height: clamp(20rem, min(100svh - var(--header-height), 50vw), ${PAGE_WIDTH} / 2);
      max-height: none;
      object-position: right;
      &::after { padding-inline-start: 50%; }
    }
  }
`;

const Overlay = styled.div`
  ${pageColumn}
  padding-block: var(--space-m) var(--space-xl);
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
  gap: min(var(--space-m), 3svh);
  justify-items: start;
  font-size: var(--size-lead);
  p { max-width: 36ch; }
  @media ${BESIDE_IMAGE} { gap: min(var(--space-l), 4svh); width: 40%; max-width: 460px; }
`;

const Arrivals = styled.section`
  display: grid;
  gap: var(--space-xl);
  padding-block: var(--space-xl);
  padding-inline: max(var(--gutter), 50% - ${PAGE_WIDTH} / 2 + var(--gutter));
  background: var(--band);
  @media ${BESIDE_IMAGE} {
    grid-template-columns: 2fr 3fr;
    align-items: center;
    ${TextColumn} { width: auto; }
  }
`;

const ArrivalImages = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: var(--space-m);
`;

const Eyebrow = styled.p`
  margin-block-end: calc(-1 * var(--space-s));
  font-size: var(--size-small);
  letter-spacing: var(--letter-spacing);
`;

const Heading = styled(PageHeading)`
  font-size: min(var(--size-hero), 14svh);
  line-height: 0.98;
`;

const LinkRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-s) var(--space-m);
  @media ${widerThan.phone} { column-gap: var(--space-l); }
`;

const CategoryLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 48px;
  ${wideTarget}
`;
