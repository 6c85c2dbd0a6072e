import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { nanoid } from '@reduxjs/toolkit';
import { useState } from 'react';
import { selectPersistence } from '../persistence/persistenceSlice';
import { titleOf } from '../../ui/title';
import { Button } from '../../ui/Button';
import { Page, PageHeading } from '../../ui/Page';
import { PATHS } from '../navigation/paths';
import { useOpenPage } from '../navigation/useOpenPage';
import {
  selectCartLines,
  selectCartRows,
  selectTotals,
  lineRemoved,
  lineRestored,
  quantityChanged,
} from './cartSlice';
import { CartLineItem, RemovedLineItem } from './components/CartLineItem';
import { CartSummary, CheckoutColumns, Note } from './components/CartSummary';
import { EmptyCart, OutdatedCart } from './components/EmptyCart';

const reload = () => window.location.reload();

export const CartPage = () => {
  const dispatch = useAppDispatch();
  const rows = useAppSelector(selectCartRows);
  const isEmpty = useAppSelector(selectCartLines).length === 0;
  const stored = useAppSelector(selectPersistence).cart;
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
          {stored === 'outdated' ? <OutdatedCart onReload={reload} /> : isEmpty && <EmptyCart />}
          {stored === 'memoryOnly' && (
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
