import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useAppSelector } from '../../app/hooks';
import { homePage } from '../../data/homePage';
import { settings } from '../../data/settings';
import type { Product } from '../../data/types';
import { clothImageUrl } from '../../lib/images';
import { HeadTags } from '../../routing/HeadTags';
import { PATHS, SITE_ORIGIN } from '../../routing/paths';
import { widerThan, wideTarget } from '../../styles/mixins';
import { t } from '../../texts/t';
import { PageColumn, SectionHeading } from '../../ui/PageParts';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { BestSellers } from '../catalogue/BestSellers';
import { selectProducts } from '../catalogue/catalogueSlice';
import { ClothGrid } from '../catalogue/components/ClothGrid';
import { ProductGrid } from '../catalogue/components/ProductGrid';
import { CATEGORY_LINKS } from '../collections/categoryLinks';
import { Newsletter } from '../editorial/components/Newsletter';
import { CategoryTiles } from './components/CategoryTiles';
import { FirstScreen } from './components/FirstScreen';
import { PolicyBadges } from './components/PolicyBadges';

const LATEST_COUNT = 10;
/** The number of products that fills two rows of a wide window. */
const CLOTH_COUNT = 12;

/** The description of the shop for search engines. */
const SHOP_JSON_LD = {
  '@context': 'https://schema.org',
  '@type': 'OnlineStore',
  name: settings.name,
  url: `${SITE_ORIGIN}/`,
  logo: `${SITE_ORIGIN}/favicon.svg`,
};

const { title = settings.name } = homePage;

export const HomePage = () => {
  const products = useAppSelector(selectProducts);
  return (
    <>
      <HeadTags title={title} url={PATHS.home} jsonLd={SHOP_JSON_LD} />
      <FirstScreen products={products} />
      <UpperPage>
        <Latest aria-labelledby="latest">
          <SectionHeading id="latest">{t('Latest Collections')}</SectionHeading>
          <AllLink to={PATHS.collections}>{t('See the collections')}</AllLink>
          <ProductGrid products={products.slice(0, LATEST_COUNT)} columns={5} />
        </Latest>
      </UpperPage>
      <ClothBand products={products.slice(LATEST_COUNT)} />
      <LowerPage>
        {CATEGORY_LINKS.length > 0 && <CategoryTiles />}
        <BestSellers />
        <PolicyBadges />
      </LowerPage>
      <Newsletter />
    </>
  );
};

interface ClothBandProps {
  products: readonly Product[];
}

/** The cloth of twelve products, if the shop has enough images of cloth. */
const ClothBand = ({ products }: ClothBandProps) => {
  const shown = products.filter(clothImageUrl).slice(0, CLOTH_COUNT);
  return (
    shown.length === CLOTH_COUNT && (
      <Band aria-labelledby="cloth">
        <VisuallyHidden as="h2" id="cloth">
          {t('Our cloth')}
        </VisuallyHidden>
        <ClothGrid products={shown} isBand />
      </Band>
    )
  );
};

const Latest = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  > ul { width: 100%; }
`;

const AllLink = styled(Link)`
  ${wideTarget}
  padding-block: 10px;
  /* On a narrow screen it is below the products. */
  @media not ${widerThan.tablet} { order: 1; margin-block-start: var(--space-l); }
`;

/** What follows has an upper margin or padding. */
const UpperPage = styled(PageColumn)`
  padding-block-end: 0;
`;

const Band = styled.section`
  margin-block-start: var(--space-section);
`;

const LowerPage = styled(PageColumn)`
  padding-block-start: 0;
`;
