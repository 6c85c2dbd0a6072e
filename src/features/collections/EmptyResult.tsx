import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useAppSelector } from '../../app/hooks';
import { TO_EDGE, underline, wideTarget, widerThan } from '../../styles/mixins';
import { shopTextProps } from '../../texts/shopTextProps';
import { t, tCount } from '../../texts/t';
import { OutlineButton } from '../../ui/Button';
import { ClothStrip } from '../../ui/ClothStrip';
import { BestSellers } from '../catalogue/BestSellers';
import { CATEGORY_LINKS } from './categoryLinks';
import { selectResult } from './listSelectors';
import { listUrl } from './listUrl';
import { selectResultTexts } from './resultTextSelectors';

/** What an empty list says, and its links to other lists. */
export const EmptyResult = ({ onClear }: { onClear: () => void }) => {
  // The number is 0 also in a shop without products.
  const { unfilteredCount } = useAppSelector(selectResult);
  const { heading } = useAppSelector(selectResultTexts);
  return (
    <Notice data-beside-filters={unfilteredCount > 0 || undefined}>
      {heading && <Heading>{heading}</Heading>}
      {unfilteredCount > 0 ? (
        <OutlineButton type="button" onClick={onClear}>
          {tCount(
            unfilteredCount,
            'Show {count} product without filters',
            'Show {count} products without filters',
          )}
        </OutlineButton>
      ) : (
        <CategoryList>
          {CATEGORY_LINKS.map(({ href, label }) => (
            <li key={href}>
              <CategoryLink to={href} {...shopTextProps}>
                {label}
              </CategoryLink>
            </li>
          ))}
          <li>
            <CategoryLink to={listUrl({})}>{t('All Collections')}</CategoryLink>
          </li>
        </CategoryList>
      )}
      <ClothStrip />
      {unfilteredCount === 0 && <BestSellers />}
    </Notice>
  );
};

const Notice = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-l);
  align-content: start;
  padding-block: var(--space-l);
  button { justify-self: start; }
  /* Without filters, the row of images has the width of the window. */
  > div { margin: clamp(40px, 5vw, 72px) ${TO_EDGE} 0; }
  @media ${widerThan.tablet} { &[data-beside-filters] > div { margin-inline-start: 0; } }
`;

const Heading = styled.h2`
  max-width: 52ch;
  font-size: var(--size-heading);
`;

const CategoryList = styled.ul.attrs({ role: 'list' })`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-s) var(--space-l);
`;

const CategoryLink = styled(Link)`
  display: inline-block;
  ${wideTarget}
  padding-block: 10px;
  ${underline}
`;
