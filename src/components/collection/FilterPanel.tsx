import { useId, useState } from 'react';
import styled from 'styled-components';
import type { FacetCounts } from '../../domain/filters';
import { CATEGORIES, PRODUCT_TYPES, type Category, type ProductType } from '../../domain/product';
import { space, wider } from '../../styles/theme';
import { QuietButton } from '../ui/Button';
import { CheckboxGroup } from './CheckboxGroup';

interface Props {
  readonly categories: readonly Category[];
  readonly types: readonly ProductType[];
  readonly counts: FacetCounts;
  readonly onToggleCategory: (category: Category) => void;
  readonly onToggleType: (type: ProductType) => void;
}

/** The choices that narrow the list: beside it on a desktop, behind a button on a phone. */
export const FilterPanel = ({ categories, types, counts, onToggleCategory, onToggleType }: Props) => {
  const [open, setOpen] = useState(false);
  const id = useId();
  const chosen = categories.length + types.length;
  return (
    <aside aria-label="Filters">
      <Opener type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        Filter{chosen > 0 && ` (${chosen})`}
      </Opener>
      <Panel id={id} $open={open}>
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
      </Panel>
    </aside>
  );
};

const Opener = styled(QuietButton)`
  width: 100%;

  ${wider.tablet} {
    display: none;
  }
`;

const Panel = styled.div<{ $open: boolean }>`
  display: ${({ $open }) => ($open ? 'grid' : 'none')};
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.l};
  padding-block-start: ${space.l};

  ${wider.tablet} {
    position: sticky;
    inset-block-start: 104px;
    display: grid;
    grid-template-columns: 1fr;
    gap: ${space.xl};
    padding-block-start: 0;
  }
`;
