import { useState } from 'react';
import { CartLineItem, RemovedLineItem } from '../components/cart/CartLineItem';
import { EmptyCart } from '../components/cart/EmptyCart';
import { CartSummary } from '../components/checkout/CartSummary';
import { CheckoutColumns, Note } from '../components/checkout/CheckoutColumns';
import { Button } from '../components/ui/Button';
import { Page, PageHeading } from '../components/ui/Page';
import { PATHS } from '../domain/paths';
import { isSameLine, type LineKey } from '../domain/cart';
import { CART_NOT_KEPT, titleOf } from '../domain/labels';
import { selectCartLines, selectCartRows, selectTotals } from '../selectors/cart';
import { selectCartIsInMemoryOnly } from '../selectors/persistence';
import { lineRemoved, lineRestored, quantityChanged } from '../store/cart';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { useOpenPage } from './useOpenPage';

export const CartPage = () => {
  const dispatch = useAppDispatch();
  const rows = useAppSelector(selectCartRows);
  const isEmpty = useAppSelector(selectCartLines).length === 0;
  const isInMemoryOnly = useAppSelector(selectCartIsInMemoryOnly);
  const totals = useAppSelector(selectTotals);
  // The line whose button was pressed. The row that replaces it receives focus once; a change by another tab
  // moves no focus.
  const [pressed, setPressed] = useState<LineKey>();

  const onCheckout = useOpenPage(PATHS.placeOrder);

  return (
    <Page>
      <title>{titleOf('Cart')}</title>
      <PageHeading>Your Cart</PageHeading>
      <CheckoutColumns>
        <div>
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
                    onRemove={() => press(lineRemoved({ productId, size }))}
                  />
                );
              })}
            </ul>
          )}
          {isEmpty && <EmptyCart />}
          {isInMemoryOnly && <Note>{CART_NOT_KEPT}</Note>}
        </div>
        <CartSummary
          {...totals}
          action={
            <Button type="button" onClick={onCheckout}>
              PROCEED TO CHECKOUT
            </Button>
          }
        />
      </CheckoutColumns>
    </Page>
  );
};
