import { useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { keyOf } from './cart';
import {
  lineRemoved,
  lineRestored,
  quantityChanged,
  selectAvailableLines,
  type AvailableLine,
} from './cartSlice';
import { CartLineRow, RemovedLineRow } from './components/CartLineRow';

/** A line that the page shows, or did. */
interface CartRow extends AvailableLine {
  /** The quantity that Undo restores; 0 if there is no Undo. */
  removed: number;
}

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

/**
 * The lines of the cart. A removed line has an Undo in its place until the
 * shopper leaves the page, even if another tab has added the line again.
 */
export const CartLines = () => {
  const dispatch = useAppDispatch();
  const cartLines = useAppSelector(selectAvailableLines);
  const lines = new Map(cartLines.map((line) => [keyOf(line), line]));
  // The rows at the last removal or Undo. They keep their places, and lines that
  // are added later follow them.
  const [earlier, setEarlier] = useState<readonly CartRow[]>([]);
  const earlierKeys = new Set(earlier.map(keyOf));
  const added = cartLines.filter((line) => !earlierKeys.has(keyOf(line)));
  const rows = [...earlier, ...added.map((line) => ({ ...line, removed: 0 }))];
  const shown = rows.filter((row) => row.removed > 0 || lines.has(keyOf(row)));

  const setRemoved = (row: CartRow, removed: number) =>
    setEarlier(rows.map((each) => (each === row ? { ...row, removed } : each)));

  if (shown.length === 0) return null;
  return (
    <ul role="list">
      {shown.map((row) => {
        const { productId, size, removed } = row;
        const line = lines.get(keyOf(row));
        return (
          <li key={keyOf(row)}>
            {line && (
              <CartLineRow
                line={line}
                onChange={(quantity) =>
                  dispatch(quantityChanged({ productId, size, quantity }))
                }
                onRemove={(press) =>
                  replaceButton(press, () => {
                    dispatch(lineRemoved({ productId, size }));
                    setRemoved(row, removed + line.quantity);
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
                    setRemoved(row, 0);
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
