import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CartLineItem, RemovedLineItem } from '../components/cart/CartLineItem';
import { EmptyCart } from '../components/cart/EmptyCart';
import { CartSummary } from '../components/checkout/CartSummary';
import { CheckoutLayout } from '../components/checkout/CheckoutLayout';
import { Button } from '../components/ui/Button';
import { PageHeading } from '../components/ui/Page';
import { PATHS } from '../domain/paths';
import { sameLine, type LineKey } from '../domain/cart';
import { CART_NOT_KEPT } from '../domain/labels';
import { selectCartLines, selectTotals } from '../selectors/cart';
import { selectCartRows } from '../selectors/cartPage';
import { selectCartIsInMemoryOnly } from '../selectors/persistence';
import { lineRemoved, lineRestored, quantityChanged } from '../store/cart';
import { useAppDispatch, useAppSelector } from '../store/hooks';

export const CartPage = () => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const rows = useAppSelector(selectCartRows);
  const isEmpty = useAppSelector(selectCartLines).length === 0;
  const isInMemoryOnly = useAppSelector(selectCartIsInMemoryOnly);
  const { subtotal, total } = useAppSelector(selectTotals);
  // The line whose button was pressed. The row that replaces it receives focus once; a change by another tab
  // moves no focus.
  const [pressed, setPressed] = useState<LineKey>();

  return (
    <CheckoutLayout
      heading={<PageHeading>Your Cart</PageHeading>}
      aside={
        <CartSummary
          subtotal={subtotal}
          total={total}
          action={
            <Button type="button" onClick={() => void navigate(PATHS.placeOrder)}>
              PROCEED TO CHECKOUT
            </Button>
          }
        />
      }
      note={isInMemoryOnly && CART_NOT_KEPT}
    >
      <title>Cart · Weft</title>
      {rows.length > 0 && (
        <ul>
          {rows.map((row) => {
            const { line, product } = row;
            const { productId, size } = line;
            const takesFocus = pressed !== undefined && sameLine(pressed, line);
            const press = (event: ReturnType<typeof lineRemoved | typeof lineRestored>) => {
              setPressed(line);
              dispatch(event);
            };
            return row.kind === 'gap' ? (
              <RemovedLineItem
                key={`${productId} ${size} gap`}
                line={line}
                product={product}
                takesFocus={takesFocus}
                onFocus={() => setPressed(undefined)}
                onUndo={() => press(lineRestored(row.line))}
              />
            ) : (
              <CartLineItem
                key={`${productId} ${size}`}
                line={line}
                product={product}
                takesFocus={takesFocus}
                onFocus={() => setPressed(undefined)}
                onType={(typed) => dispatch(quantityChanged({ productId, size, typed }))}
                onRemove={() => press(lineRemoved(row.line))}
              />
            );
          })}
        </ul>
      )}
      {isEmpty && <EmptyCart />}
    </CheckoutLayout>
  );
};
