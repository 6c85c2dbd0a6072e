import { useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { lineKeyOf } from './cart';
import {
  lineRemoved,
  lineRestored,
  quantityChanged,
  selectAvailableLines,
  type AvailableLine,
} from './cartSlice';
import { CartLineRow } from './components/CartLineRow';
import { RemovedLineRow } from './components/RemovedLineRow';

/**
 * Renders a change that removes the pressed button. Then the last button of the
 * row takes the focus.
 */
const replaceButton = (
  { currentTarget }: MouseEvent<HTMLButtonElement>,
  change: () => void,
) => {
  const row = currentTarget.closest('li');
  flushSync(change);
  const button = [...(row?.querySelectorAll('button') ?? [])].at(-1);
  button?.focus({ preventScroll: true });
  // On a phone the total is at the bottom of the window. The scroll padding of
  // GlobalStyle.ts keeps the button above it.
  button?.scrollIntoView({ block: 'nearest' });
};

/**
 * The lines of the cart. An Undo replaces a removed line until the shopper
 * leaves the page, even if another tab has added the line again.
 */
export const CartLines = () => {
  const dispatch = useAppDispatch();
  const cartLines = useAppSelector(selectAvailableLines);
  const lines = new Map(cartLines.map((line) => [lineKeyOf(line), line]));
  // For each row, the removed line that Undo restores. The rows keep their
  // order, and new lines follow them.
  const [removed, setRemoved] = useState<
    ReadonlyMap<string, AvailableLine | undefined>
  >(new Map());
  const keys = [...new Map([...removed, ...lines]).keys()];

  const setUndo = (key: string, line?: AvailableLine) => {
    const rows = new Map(keys.map((each) => [each, removed.get(each)]));
    setRemoved(rows.set(key, line));
  };

  if (keys.length === 0) return null;
  return (
    <ul role="list">
      {keys.map((key) => {
        const line = lines.get(key);
        const removedLine = removed.get(key);
        const row = line ?? removedLine;
        if (!row) return null;
        const { productId, size } = row;
        return (
          <li key={key}>
            {line && (
              <CartLineRow
                line={line}
                onChange={(quantity) =>
                  dispatch(quantityChanged({ productId, size, quantity }))
                }
                onRemove={(press) =>
                  replaceButton(press, () => {
                    dispatch(lineRemoved({ productId, size }));
                    const earlier = removedLine?.quantity ?? 0;
                    setUndo(key, {
                      ...line,
                      quantity: earlier + line.quantity,
                    });
                  })
                }
              />
            )}
            {removedLine && (
              <RemovedLineRow
                line={removedLine}
                onUndo={(press) =>
                  replaceButton(press, () => {
                    const { quantity } = removedLine;
                    dispatch(lineRestored({ productId, size, quantity }));
                    setUndo(key);
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
