import { useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { selectProductsById } from '../catalogue/catalogueSlice';
import { isSameLine, type CartLine } from './cart';
import {
  lineRemoved,
  lineRestored,
  quantityChanged,
  selectCartLines,
} from './cartSlice';
import { CartLineItem, RemovedLineItem } from './components/CartLineItem';

interface CartRow extends CartLine {
  readonly isRemoved?: boolean;
}

/**
 * Renders a change that replaces the pressed button, and focuses the button in
 * its place.
 */
const replaceButton = (
  { currentTarget }: MouseEvent<HTMLButtonElement>,
  change: () => void,
) => {
  const item = currentTarget.closest('li');
  flushSync(change);
  const button = item?.querySelector('button');
  button?.focus({ preventScroll: true });
  // On a phone the total sticks to the bottom. The scroll padding of
  // GlobalStyle.ts keeps the button above it.
  button?.scrollIntoView({ block: 'nearest' });
};

const find = (lines: readonly CartLine[], row: CartLine) =>
  lines.find((line) => isSameLine(line, row));

/**
 * The lines of the cart. A removed line has an Undo in its place until the
 * shopper leaves the page.
 */
export const CartLines = () => {
  const dispatch = useAppDispatch();
  const products = useAppSelector(selectProductsById);
  const lines = useAppSelector(selectCartLines);
  // The rows after the last removal, which keep their order.
  const [fixedRows, setFixedRows] = useState<readonly CartRow[]>([]);
  const added = lines.filter((line) => !find(fixedRows, line));
  const rows: readonly CartRow[] = [...fixedRows, ...added];

  const replaceRow = (row: CartRow) =>
    setFixedRows(rows.map((each) => (isSameLine(each, row) ? row : each)));

  const remove = (line: CartLine) => {
    replaceRow({ ...line, isRemoved: true });
    dispatch(lineRemoved({ productId: line.productId, size: line.size }));
  };

  const undo = (line: CartLine) => {
    replaceRow(line);
    dispatch(lineRestored(line));
  };

  if (rows.length === 0) return null;
  return (
    <ul role="list">
      {rows.map(({ isRemoved = false, ...row }) => {
        const { productId, size } = row;
        const line = find(lines, row);
        const product = products.get(productId);
        if (!product || !(line || isRemoved)) return null;
        return (
          <li key={`${productId} ${size}`}>
            {line ? (
              <CartLineItem
                line={line}
                product={product}
                onType={(typed) =>
                  dispatch(quantityChanged({ productId, size, typed }))
                }
                onRemove={(press) => replaceButton(press, () => remove(line))}
              />
            ) : (
              <RemovedLineItem
                size={size}
                product={product}
                onUndo={(press) => replaceButton(press, () => undo(row))}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
};
