import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CartLineRow } from '../components/cart/CartLineRow';
import { EmptyCart } from '../components/cart/EmptyCart';
import { RemovedRow } from '../components/cart/RemovedRow';
import { CheckoutLayout } from '../components/checkout/CheckoutLayout';
import { Note } from '../components/checkout/Note';
import { OrderSummary } from '../components/checkout/OrderSummary';
import { Button } from '../components/ui/Button';
import { PageHeading } from '../components/ui/Headings';
import { PATHS } from '../domain/paths';
import { isSameLine, type LineKey } from '../domain/cart';
import { CART_NOT_KEPT } from '../domain/labels';
import { selectCartLines, selectCartRows, selectTotals } from '../selectors/cart';
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
  // The line whose button was pressed: what takes its place takes its focus, once. What another tab does to
  // the line takes none.
  const [pressed, setPressed] = useState<LineKey>();

  return (
    <CheckoutLayout
      heading={<PageHeading>Your Cart</PageHeading>}
      aside={
        <OrderSummary
          subtotal={subtotal}
          total={total}
          action={
            <Button type="button" onClick={() => void navigate(PATHS.placeOrder)}>
              PROCEED TO CHECKOUT
            </Button>
          }
        />
      }
    >
      <title>Cart · Weft</title>
      {rows.length > 0 && (
        <ul>
          {rows.map((row) => {
            const { line, product } = row;
            const { productId, size } = line;
            const takesFocus = pressed !== undefined && isSameLine(pressed, line);
            const press = (event: ReturnType<typeof lineRemoved | typeof lineRestored>) => {
              setPressed(line);
              dispatch(event);
            };
            return row.kind === 'gap' ? (
              <RemovedRow
                key={`${productId} ${size} gap`}
                line={line}
                product={product}
                takesFocus={takesFocus}
                onFocus={() => setPressed(undefined)}
                onUndo={() => press(lineRestored(row.line))}
              />
            ) : (
              <CartLineRow
                key={`${productId} ${size}`}
                line={line}
                product={product}
                takesFocus={takesFocus}
                onFocus={() => setPressed(undefined)}
                onType={(typed) => dispatch(quantityChanged({ productId, size, typed }))}
                onRemove={() => press(lineRemoved({ productId, size }))}
              />
            );
          })}
        </ul>
      )}
      {isEmpty && <EmptyCart />}
      {isInMemoryOnly && <Note>{CART_NOT_KEPT}</Note>}
    </CheckoutLayout>
  );
};
