import { CATEGORIES, PRODUCT_TYPES, type Category, type ProductType } from '../../domain/product';
import type { FacetCounts } from '../../domain/productList';
import { CheckboxGroup } from './CheckboxGroup';

interface Props {
  readonly categories: readonly Category[];
  readonly types: readonly ProductType[];
  readonly counts: FacetCounts;
  readonly onToggleCategory: (category: Category) => void;
  readonly onToggleType: (type: ProductType) => void;
}

/** The choices that narrow the list. */
export const FilterGroups = ({ categories, types, counts, onToggleCategory, onToggleType }: Props) => (
  <>
    <CheckboxGroup
      legend="Categories"
      values={CATEGORIES}
      chosen={categories}
      counts={counts.categories}
      onToggle={onToggleCategory}
    />
    <CheckboxGroup
      legend="Type"
      values={PRODUCT_TYPES}
      chosen={types}
      counts={counts.types}
      onToggle={onToggleType}
    />
  </>
);
