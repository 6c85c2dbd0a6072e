import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useAppSelector } from '../../app/hooks';
import { underline } from '../../styles/mixins';
import { t } from '../../texts/t';
import { LoadFailure } from '../../ui/LoadFailure';
import { SectionHeading } from '../../ui/PageParts';
import { EmptyResult } from './EmptyResult';
import { selectResult } from './listSelectors';
import { ProductList } from './ProductList';
import { selectResultTexts } from './resultTextSelectors';

/**
 * The answer, the products and the suggestions, or what an empty list shows.
 */
export const ResultList = ({ onClear }: { onClear: () => void }) => {
  const { kind, products, suggestions, answer } = useAppSelector(selectResult);
  const { heading } = useAppSelector(selectResultTexts);
  return (
    <ResultCards>
      {answer && (
        <AnswerLine>
          <span>{answer.text}</span>
          <AnswerLink to={answer.url}>{answer.link}</AnswerLink>
        </AnswerLine>
      )}
      {products.length > 0 && <ProductList products={products} />}
      {suggestions.length > 0 && (
        <>
          {kind === 'both' && <SectionHeading>{heading}</SectionHeading>}
          <ProductList products={suggestions} />
        </>
      )}
      {kind === 'failed' && (
        <LoadFailure>{t('The search could not be loaded.')}</LoadFailure>
      )}
      {kind === 'empty' && <EmptyResult onClear={onClear} />}
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
  gap: var(--space-s) var(--space-xl);
  align-items: baseline;
  justify-content: space-between;
  margin-block-end: var(--space-l);
  padding: var(--space-l);
  border-radius: var(--radius);
  background: var(--band);
  font-size: var(--size-lead);
  > :first-child { max-width: 60ch; }
`;

const AnswerLink = styled(Link)`
  ${underline}
`;
