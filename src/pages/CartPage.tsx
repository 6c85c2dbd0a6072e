import { nanoid } from '@reduxjs/toolkit';
import { useState } from 'react';
import { CartLineItem, RemovedLineItem } from '../components/cart/CartLineItem';
import { EmptyCart, OutdatedCart } from '../components/cart/EmptyCart';
import { CartSummary, CheckoutColumns, Note } from '../components/checkout/CartSummary';
import { Button } from '../components/ui/Button';
import { Page, PageHeading } from '../components/ui/Page';
import { PATHS } from '../domain/paths';
import { titleOf } from '../domain/title';
import { selectCartLines, selectCartRows, selectTotals } from '../selectors/cart';
import { lineRemoved, lineRestored, quantityChanged } from '../store/cart';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { useOpenPage } from './useOpenPage';

const reload = () => window.location.reload();

export const CartPage = () => {
  const dispatch = useAppDispatch();
  const rows = useAppSelector(selectCartRows);
  const isEmpty = useAppSelector(selectCartLines).length === 0;
  const persistence = useAppSelector((state) => state.persistence.cart);
  const totals = useAppSelector(selectTotals);
  // The key of the row that replaces the one whose button was pressed. It receives focus once; a change by another tab
  // moves no focus.
  const [focused, setFocused] = useState<string>();
  const onFocus = () => setFocused(undefined);

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
                const lineKey = `${productId} ${size}`;
                if (row.kind === 'removed') {
                  const { removalId } = row.line;
                  return (
                    <RemovedLineItem
                      key={removalId}
                      line={line}
                      product={product}
                      takesFocus={focused === removalId}
                      onFocus={onFocus}
                      onUndo={() => {
                        setFocused(lineKey);
                        dispatch(lineRestored({ removalId, index: row.index }));
                      }}
                    />
                  );
                }
                return (
                  <CartLineItem
                    key={lineKey}
                    line={line}
                    product={product}
                    takesFocus={focused === lineKey}
                    onFocus={onFocus}
                    onType={(typed) => dispatch(quantityChanged({ productId, size, typed }))}
                    onRemove={() => {
                      const removalId = nanoid();
                      setFocused(removalId);
                      dispatch(lineRemoved({ productId, size, removalId }));
                    }}
                  />
                );
              })}
            </ul>
          )}
          {persistence === 'outdated' ? <OutdatedCart onReload={reload} /> : isEmpty && <EmptyCart />}
          {persistence === 'memoryOnly' && (
            <Note>Your browser may not keep this cart after you close the page.</Note>
          )}
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
