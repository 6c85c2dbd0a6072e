import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { underline } from '../../styles/mixins';
import { t } from '../../texts/t';
import { LoadFailure } from '../../ui/LoadFailure';
import { SectionHeading } from '../../ui/Page';
import { EmptyResult } from './EmptyResult';
import type { Result } from './listSelectors';
import type { ListState } from './listState';
import { ProductList } from './ProductList';

interface Props {
  list: ListState;
  result: Result;
  heading: string;
  onClear: () => void;
}

/**
 * The answer, the products and the suggestions, or what an empty list shows.
 */
export const ResultList = ({ list, result, heading, onClear }: Props) => {
  const { kind, products, suggestions, answer } = result;
  return (
    <ResultCards>
      {answer && (
        <AnswerLine>
          <span>{answer.text}</span>
          <AnswerLink to={answer.url}>{answer.link}</AnswerLink>
        </AnswerLine>
      )}
      {products.length > 0 && <ProductList list={list} products={products} />}
      {suggestions.length > 0 && (
        <>
          {kind === 'both' && <SectionHeading>{heading}</SectionHeading>}
          <ProductList list={list} products={suggestions} />
        </>
      )}
      {kind === 'failed' && (
        <LoadFailure>{t('The search could not be loaded.')}</LoadFailure>
      )}
      {kind === 'empty' && (
        <EmptyResult
          heading={heading}
          countWithoutFacets={result.countWithoutFacets}
          onClear={onClear}
        />
      )}
    </ResultCards>
  );
};

const ResultCards = styled.div`
  padding-block-start: var(--space-m);
  /* A card that the sort moves must not move the scroll position. */
  overflow-anchor: none;
  /* The suggestions below the products whose names match. */
  div + h2 { margin-block-start: var(--space-xl); }
`;

/** The line that answers a question to the shop. */
const AnswerLine = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-xs) var(--space-m);
  align-items: baseline;
  max-width: 60ch;
  margin-block-end: var(--space-l);
  font-size: var(--size-lead);
`;

const AnswerLink = styled(Link)`
  ${underline}
`;
