import { useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { selectProductsById } from '../catalogue/catalogueSlice';
import type { CartLine, LineKey } from './cart';
import {
  lineRemoved,
  lineRestored,
  quantityChanged,
  selectCartLines,
} from './cartSlice';
import { CartLineItem, RemovedLineItem } from './components/CartLineItem';

/** What was removed of a line: no quantity after Undo. */
interface Removal extends CartLine {
  /** The place of its row, which a restored line keeps. */
  readonly index: number;
}

type Removals = ReadonlyMap<string, Removal>;

/**
 * Renders a change that replaces the pressed button, and focuses the last button
 * of its row.
 */
const replaceButton = (
  { currentTarget }: MouseEvent<HTMLButtonElement>,
  change: () => void,
) => {
  const item = currentTarget.closest('li');
  flushSync(change);
  const button = [...(item?.querySelectorAll('button') ?? [])].at(-1);
  button?.focus({ preventScroll: true });
  // On a phone the total sticks to the bottom. The scroll padding of
  // GlobalStyle.ts keeps the button above it.
  button?.scrollIntoView({ block: 'nearest' });
};

const keyOf = ({ productId, size }: LineKey) => `${productId} ${size}`;

/** The lines, and those that were removed, in their places. */
const rowsOf = (lines: readonly CartLine[], removals: Removals) => {
  const line = new Map(lines.map((each) => [keyOf(each), each]));
  const rows = lines.filter((each) => !removals.has(keyOf(each)));
  const byIndex = [...removals.values()].sort((a, b) => a.index - b.index);
  for (const removal of byIndex) {
    const isShown = removal.quantity > 0 || line.has(keyOf(removal));
    if (isShown) rows.splice(removal.index, 0, removal);
  }
  return rows.map(({ productId, size }) => {
    const key = keyOf({ productId, size });
    const removed = removals.get(key)?.quantity ?? 0;
    return { key, productId, size, line: line.get(key), removed };
  });
};

/**
 * The lines of the cart. A removed line has an Undo in its place until the
 * shopper leaves the page, also where another tab has added the line again.
 */
export const CartLines = () => {
  const dispatch = useAppDispatch();
  const products = useAppSelector(selectProductsById);
  const lines = useAppSelector(selectCartLines);
  const [removals, setRemovals] = useState<Removals>(new Map());
  const rows = rowsOf(lines, removals);

  if (rows.length === 0) return null;
  return (
    <ul role="list">
      {rows.map(({ key, productId, size, line, removed }, index) => {
        const product = products.get(productId);
        if (!product) return null;
        const setRemoved = (quantity: number) => {
          const removal = { productId, size, quantity, index };
          setRemovals(new Map(removals).set(key, removal));
        };
        return (
          <li key={key}>
            {line && (
              <CartLineItem
                line={line}
                product={product}
                onType={(typed) =>
                  dispatch(quantityChanged({ productId, size, typed }))
                }
                onRemove={(press) =>
                  replaceButton(press, () => {
                    setRemoved(removed + line.quantity);
                    dispatch(lineRemoved({ productId, size }));
                  })
                }
              />
            )}
            {removed > 0 && (
              <RemovedLineItem
                size={size}
                product={product}
                onUndo={(press) =>
                  replaceButton(press, () => {
                    setRemoved(0);
                    dispatch(
                      lineRestored({ productId, size, quantity: removed }),
                    );
                  })
                }
              />
            )}
          </li>
        );
      })}
    </ul>
  );
};
