import { useAppSelector } from '../../app/hooks';
import { t } from '../../texts/t';
import { Section, SectionHeading } from '../../ui/PageParts';
import { selectBestSellers } from './catalogueSlice';
import { ProductGrid } from './components/ProductGrid';

/** The first best sellers of the shop, or nothing if it has none. */
export const BestSellers = () => {
  const products = useAppSelector(selectBestSellers);
  return (
    products.length > 0 && (
      <Section aria-labelledby="best">
        <SectionHeading id="best">{t('Best Sellers')}</SectionHeading>
        <ProductGrid products={products} columns={5} isOneRow />
      </Section>
    )
  );
};
