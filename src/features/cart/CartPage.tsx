import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { nanoid } from '@reduxjs/toolkit';
import { useState } from 'react';
import { selectProductsById } from '../catalogue/catalogueSlice';
import { selectPersistence } from '../persistence/persistenceSlice';
import { titleOf } from '../../ui/title';
import { Button } from '../../ui/Button';
import { Page, PageHeading } from '../../ui/Page';
import { PATHS } from '../navigation/paths';
import { useOpenPage } from '../navigation/useOpenPage';
import { rowsOf, withoutRemoval, withRemoval, type CartRow } from './cartRows';
import { lineRemoved, lineRestored, quantityChanged, selectCartLines, selectTotals } from './cartSlice';
import { CartLineItem, RemovedLineItem } from './components/CartLineItem';
import { CartSummary, CheckoutColumns, Note } from './components/CartSummary';
import { EmptyCart, OutdatedCart } from './components/EmptyCart';

const reload = () => window.location.reload();

export const CartPage = () => {
  const dispatch = useAppDispatch();
  const lines = useAppSelector(selectCartLines);
  const products = useAppSelector(selectProductsById);
  // The rows at the last removal or Undo, whose places stay until the shopper leaves the page.
  const [placed, setPlaced] = useState<readonly CartRow[]>([]);
  const rows = rowsOf(placed, lines);
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
                const { productId, size, quantity, removalId } = row;
                const product = products.get(productId);
                if (!product) return null;
                const lineKey = `${productId} ${size}`;
                const key = removalId ?? lineKey;
                const shared = { line: row, product, takesFocus: focused === key, onFocus };
                return removalId === undefined ? (
                  <CartLineItem
                    key={key}
                    {...shared}
                    onType={(typed) => dispatch(quantityChanged({ productId, size, typed }))}
                    onRemove={() => {
                      const id = nanoid();
                      setFocused(id);
                      setPlaced(withRemoval(rows, row, id));
                      dispatch(lineRemoved({ productId, size }));
                    }}
                  />
                ) : (
                  <RemovedLineItem
                    key={key}
                    {...shared}
                    onUndo={() => {
                      setFocused(lineKey);
                      setPlaced(withoutRemoval(rows, row));
                      dispatch(lineRestored({ productId, size, quantity }));
                    }}
                  />
                );
              })}
            </ul>
          )}
          {stored === 'outdated' ? <OutdatedCart onReload={reload} /> : lines.length === 0 && <EmptyCart />}
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
