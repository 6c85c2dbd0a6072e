import styled from 'styled-components';
import { countText } from '../../../lib/countText';
import { OutlineButton } from '../../../ui/Button';

interface Props {
  readonly query: string;
  /** Whether the suggestions for the query are not known yet. */
  readonly isSearching: boolean;
  /** The number of products without filters; 0 in a shop without products. */
  readonly countWithoutFacets: number;
  readonly onClearFacets: () => void;
  readonly onClear: () => void;
}

export const EmptyResult = ({
  query,
  isSearching,
  countWithoutFacets,
  onClearFacets,
  onClear,
}: Props) => {
  if (countWithoutFacets > 0)
    return (
      <Notice>
        <Heading>
          No products match {query && `“${query}” with `}these filters.
        </Heading>
        <OutlineButton type="button" onClick={onClearFacets}>
          Show {countText(countWithoutFacets, 'product')} without filters
        </OutlineButton>
      </Notice>
    );
  return (
    <Notice>
      <Heading>
        {query
          ? `No product is named “${query}”.`
          : 'There are no products yet.'}
      </Heading>
      {query && !isSearching && (
        <>
          <p>Try another word, or see the whole collection.</p>
          <OutlineButton type="button" onClick={onClear}>
            Show everything
          </OutlineButton>
        </>
      )}
    </Notice>
  );
};

const Notice = styled.div`
  display: grid;
  gap: var(--space-l);
  justify-items: start;
  align-content: start;
  max-width: 52ch;
  min-height: 50vh;
  padding-block: var(--space-xl);
  color: var(--ink-soft);
`;

const Heading = styled.h2`
  font-size: var(--size-heading);
  color: var(--ink);
`;
