import { useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { rowsOf, withoutUndo, withUndo, type CartRow } from './cartRows';
import { lineRemoved, lineRestored, selectCartLines } from './cartSlice';

type Button = 'remove' | 'undo';

const buttonId = (button: Button, { productId, size }: CartRow) =>
  `${button} ${productId} ${size}`;

/**
 * The rows of the cart page. A removed row and its Undo keep their place until
 * the shopper leaves the page.
 */
export const useCartRows = () => {
  const dispatch = useAppDispatch();
  const lines = useAppSelector(selectCartLines);
  // The rows at the last removal or Undo.
  const [placed, setPlaced] = useState<readonly CartRow[]>([]);
  const rows = rowsOf(placed, lines);
  // The button that replaces the pressed one. It receives focus once; a change
  // by another tab moves no focus.
  const [nextFocus, setNextFocus] = useState<string>();

  const remove = (row: CartRow) => {
    setNextFocus(buttonId('undo', row));
    setPlaced(withUndo(rows, row));
    dispatch(lineRemoved({ productId: row.productId, size: row.size }));
  };

  const undo = (row: CartRow) => {
    const { productId, size, removed } = row;
    setNextFocus(buttonId('remove', row));
    setPlaced(withoutUndo(rows, row));
    dispatch(lineRestored({ productId, size, quantity: removed }));
  };

  return {
    rows,
    remove,
    undo,
    takesFocus: (button: Button, row: CartRow) =>
      nextFocus === buttonId(button, row),
    onFocus: () => setNextFocus(undefined),
  };
};
