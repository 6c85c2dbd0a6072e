import { useState } from 'react';
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

interface Row extends CartLine {
  readonly isRemoved?: boolean;
}

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
  // The rows after the last removal, which keep their places.
  const [placed, setPlaced] = useState<readonly Row[]>([]);
  const added = lines.filter((line) => !find(placed, line));
  const rows: readonly Row[] = [...placed, ...added];

  const remove = (line: CartLine) => {
    const removed = { ...line, isRemoved: true };
    setPlaced(rows.map((row) => (isSameLine(row, line) ? removed : row)));
    dispatch(lineRemoved({ productId: line.productId, size: line.size }));
  };

  if (rows.length === 0) return null;
  return (
    <ul>
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
                takesFocus={isRemoved}
                onType={(typed) =>
                  dispatch(quantityChanged({ productId, size, typed }))
                }
                onRemove={() => remove(line)}
              />
            ) : (
              <RemovedLineItem
                size={size}
                product={product}
                onUndo={() => dispatch(lineRestored(row))}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
};
