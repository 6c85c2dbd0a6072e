import styled from 'styled-components';
import { t, tCount } from '../../../texts/t';
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
          {query
            ? t('No products match “{query}” with these filters.', { query })
            : t('No products match these filters.')}
        </Heading>
        <OutlineButton type="button" onClick={onClearFacets}>
          {tCount(
            countWithoutFacets,
            'Show {count} product without filters',
            'Show {count} products without filters',
          )}
        </OutlineButton>
      </Notice>
    );
  return (
    <Notice>
      <Heading>
        {query
          ? t('No product is named “{query}”.', { query })
          : t('There are no products yet.')}
      </Heading>
      {query && !isSearching && (
        <>
          <p>{t('Try another word, or see the whole collection.')}</p>
          <OutlineButton type="button" onClick={onClear}>
            {t('Show everything')}
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
