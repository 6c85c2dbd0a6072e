import { useId, useRef, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import type { Product } from '../../domain/product';
import { RATING_COUNT } from '../../domain/rating';
import { color, space } from '../../styles/theme';
import { ProductFacts } from './ProductFacts';
import { RatingSum } from './RatingSum';

const TABS = [
  { tab: 'description', label: 'Description' },
  { tab: 'reviews', label: `Reviews (${RATING_COUNT})` },
] as const;
type Tab = (typeof TABS)[number]['tab'];

interface Props {
  readonly product: Product;
  readonly open: Tab;
  readonly onOpen: (tab: Tab) => void;
}

const KEYS: Readonly<Record<string, (at: number) => number>> = {
  ArrowRight: (at) => (at + 1) % TABS.length,
  ArrowLeft: (at) => (at + TABS.length - 1) % TABS.length,
  Home: () => 0,
  End: () => TABS.length - 1,
};

/** Description and reviews, after the tabs pattern of the ARIA practices: arrows move and open. */
export const ProductTabs = ({ product, open, onOpen }: Props) => {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent, at: number) => {
    const to = KEYS[event.key]?.(at);
    const next = to === undefined ? undefined : TABS[to];
    if (to === undefined || !next) return;
    event.preventDefault();
    onOpen(next.tab);
    list.current?.querySelectorAll('button')[to]?.focus();
  };

  return (
    <div>
      <List ref={list} role="tablist" aria-label="About this product">
        {TABS.map(({ tab, label }, i) => (
          <Tab
            key={tab}
            type="button"
            role="tab"
            id={`${id}tab-${tab}`}
            aria-selected={tab === open}
            aria-controls={`${id}panel-${tab}`}
            tabIndex={tab === open ? 0 : -1}
            onClick={() => onOpen(tab)}
            onKeyDown={(event) => onKeyDown(event, i)}
          >
            {label}
          </Tab>
        ))}
      </List>
      {TABS.map(({ tab }) => (
        <Panel
          key={tab}
          role="tabpanel"
          id={`${id}panel-${tab}`}
          aria-labelledby={`${id}tab-${tab}`}
          tabIndex={0}
          hidden={tab !== open}
        >
          {tab === 'description' ? <ProductFacts product={product} /> : <RatingSum />}
        </Panel>
      ))}
    </div>
  );
};

const List = styled.div`
  display: flex;
  gap: ${space.l};
  border-block-end: 1px solid ${color.hairline};
`;

const Tab = styled.button`
  min-height: 48px;
  margin-block-end: -1px;
  padding: 0;
  border: 0;
  border-block-end: 2px solid transparent;
  background: none;
  color: ${color.inkSoft};

  &[aria-selected='true'] {
    border-block-end-color: ${color.ink};
    color: ${color.ink};
  }
`;

const Panel = styled.div`
  max-width: 64ch;
  padding-block: ${space.l};
`;
