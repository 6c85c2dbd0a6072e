import { ProductGrid } from '../catalogue/components/ProductGrid';
import type { ProductSummary } from '../../shop/product';
import { useGrowingList } from './useGrowingList';

interface Props {
  readonly products: readonly ProductSummary[];
  /** Identifies the list: another one starts with the first products again. */
  readonly listKey: string;
  readonly eager: number;
}

/** A list of any length. */
export const ProductList = ({ products, listKey, eager }: Props) => {
  const { visible, hasMore, end } = useGrowingList(products, listKey);
  return (
    <>
      <ProductGrid products={visible} columns={4} eager={eager} />
      {hasMore && <div ref={end} />}
    </>
  );
};
