import { useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { keyOf } from './cart';
import {
  lineRemoved,
  lineRestored,
  quantityChanged,
  selectCartLines,
  type AvailableLine,
} from './cartSlice';
import { CartLineRow, RemovedLineRow } from './components/CartLineRow';

/** A line with the removed quantity, which is 0 after Undo. */
interface Removal extends AvailableLine {
  /** The index of the row, which a restored line keeps. */
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
  const row = currentTarget.closest('li');
  flushSync(change);
  const button = [...(row?.querySelectorAll('button') ?? [])].at(-1);
  button?.focus({ preventScroll: true });
  // On a phone the total sticks to the bottom. The scroll padding of
  // GlobalStyle.ts keeps the button above the total.
  button?.scrollIntoView({ block: 'nearest' });
};

/** The keys of the lines and of the removed lines, in the order of the rows. */
const rowKeysOf = (
  lines: ReadonlyMap<string, AvailableLine>,
  removals: Removals,
) => {
  const rowKeys = [...lines.keys()].filter((key) => !removals.has(key));
  const byIndex = [...removals].sort(([, a], [, b]) => a.index - b.index);
  for (const [key, { quantity, index }] of byIndex) {
    if (quantity > 0 || lines.has(key)) rowKeys.splice(index, 0, key);
  }
  return rowKeys;
};

/**
 * The lines of the cart. A removed line has an Undo in its place until the
 * shopper leaves the page, even if another tab has added the line again.
 */
export const CartLines = () => {
  const dispatch = useAppDispatch();
  const cartLines = useAppSelector(selectCartLines);
  const lines = new Map(cartLines.map((line) => [keyOf(line), line]));
  const [removals, setRemovals] = useState<Removals>(new Map());
  const rowKeys = rowKeysOf(lines, removals);

  if (rowKeys.length === 0) return null;
  return (
    <ul role="list">
      {rowKeys.map((key, index) => {
        const line = lines.get(key);
        const removal = removals.get(key);
        const row = line ?? removal;
        if (!row) return null;
        const { productId, size } = row;
        const removed = removal?.quantity ?? 0;
        const setRemoved = (quantity: number) =>
          setRemovals(new Map(removals).set(key, { ...row, quantity, index }));
        return (
          <li key={key}>
            {line && (
              <CartLineRow
                line={line}
                onChange={(typed) =>
                  dispatch(quantityChanged({ productId, size, typed }))
                }
                onRemove={(press) =>
                  replaceButton(press, () => {
                    dispatch(lineRemoved({ productId, size }));
                    setRemoved(removed + line.quantity);
                  })
                }
              />
            )}
            {removed > 0 && (
              <RemovedLineRow
                line={row}
                onUndo={(press) =>
                  replaceButton(press, () => {
                    dispatch(
                      lineRestored({ productId, size, quantity: removed }),
                    );
                    setRemoved(0);
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
