import type { Product } from '../../../data/types';
import { clothOf } from '../../../lib/images';
import { t } from '../../../texts/t';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { ClothGrid } from '../../catalogue/components/ClothGrid';

/** The number of products that fills two rows of a wide window. */
const COUNT = 12;

interface Props {
  products: readonly Product[];
}

/** The cloth of the first products from edge to edge, if the shop has enough. */
export const ClothBand = ({ products }: Props) => {
  const shown = products.filter(clothOf).slice(0, COUNT);
  return (
    shown.length === COUNT && (
      <section aria-labelledby="cloth">
        <VisuallyHidden as="h2" id="cloth">
          {t('Our cloth')}
        </VisuallyHidden>
        <ClothGrid products={shown} isBand />
      </section>
    )
  );
};
