import type { KeyboardEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { Product } from '../../../data/types';
import { secondaryText, widerThan } from '../../../styles/mixins';
import { shopTextProps } from '../../../texts/shopTextProps';
import { t } from '../../../texts/t';
import { listUrl } from '../../collections/listUrl';
import { countRatings, ratingsOf } from '../../catalogue/ratings';
import type { ProductTab } from '../productPageSlice';
import { RatingBreakdown } from './Rating';

const FACTS = [
  ['material', t('Material')],
  ['weight', t('Weight')],
  ['fit', t('Fit')],
  ['care', t('Care')],
  ['origin', t('Origin')],
] as const;

interface Props {
  product: Product;
  selected: ProductTab;
  onSelect: (tab: ProductTab) => void;
}

/**
 * The ARIA tabs pattern with automatic activation. There are at most two tabs,
 * so each arrow key selects the other one.
 */
export const ProductTabs = ({ product, selected, onSelect }: Props) => {
  const { category, subCategory, color, facts } = product;
  const ratingCount = countRatings(ratingsOf(product));
  const tabs: readonly ProductTab[] =
    ratingCount > 0 ? ['description', 'reviews'] : ['description'];
  const tabId = (name: ProductTab) => `${name}-tab`;

  const onKeyDown = (event: KeyboardEvent) => {
    // The browser handles keys with a modifier: Alt and Left is Back.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const other = tabs.find((name) => name !== selected);
    if (!other || !['ArrowLeft', 'ArrowRight'].includes(event.key)) return;
    event.preventDefault();
    onSelect(other);
    document.getElementById(tabId(other))?.focus();
  };

  return (
    <div>
      <TabList role="tablist" aria-label={t('About this product')}>
        {tabs.map((name) => (
          <Tab
            key={name}
            type="button"
            role="tab"
            id={tabId(name)}
            aria-selected={name === selected}
            aria-controls="product-panel"
            tabIndex={name === selected ? 0 : -1}
            onClick={() => onSelect(name)}
            onKeyDown={onKeyDown}
          >
            {name === 'reviews'
              ? t('Reviews ({count})', { count: ratingCount })
              : t('Description')}
          </Tab>
        ))}
      </TabList>
      <Panel
        role="tabpanel"
        id="product-panel"
        aria-labelledby={tabId(selected)}
        tabIndex={0}
      >
        {selected === 'reviews' ? (
          <RatingBreakdown product={product} />
        ) : (
          <FactList>
            <Fact term={t('Category')}>
              <Link to={listUrl({ selected: { category: [category] } })}>
                {category}
              </Link>
            </Fact>
            <Fact term={t('Type')}>
              <Link to={listUrl({ selected: { type: [subCategory] } })}>
                {subCategory}
              </Link>
            </Fact>
            {color && <Fact term={t('Color')}>{color.name}</Fact>}
            {FACTS.map(
              ([key, term]) =>
                facts?.[key] && (
                  <Fact key={key} term={term}>
                    {facts[key]}
                  </Fact>
                ),
            )}
          </FactList>
        )}
      </Panel>
    </div>
  );
};

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd {...shopTextProps}>{children}</dd>
  </div>
);

const TabList = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-l);
  border-block-end: 1px solid var(--hairline);
`;

const Tab = styled.button`
  min-height: 48px;
  margin-block-end: -1px;
  border-block-end: 1px solid transparent;
  color: var(--ink-soft);
  transition: color var(--duration-short);
  @media (hover: hover) { &:hover { color: var(--ink); } }
  &[aria-selected='true'] { border-block-end-color: var(--ink); color: var(--ink); }
  /* Forced colors make a transparent border visible. */
  @media (forced-colors: active) {
    border-block-end: 3px solid Canvas;
    &[aria-selected='true'] { border-block-end-color: Highlight; }
  }
`;

const Panel = styled.div`
  padding-block: var(--space-l);
`;

const FactList = styled.dl`
  display: grid;
  gap: var(--space-m) var(--space-l);
  grid-template-columns: repeat(2, minmax(0, 1fr));
  @media ${widerThan.tablet} { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  dt { ${secondaryText} }
  dd { text-wrap: balance; }
  /* The padding enlarges the target, the margin keeps the layout. */
  a {
    display: inline-block;
    min-width: 44px;
    margin-block: -10px;
    padding-block: 10px;
  }
`;
