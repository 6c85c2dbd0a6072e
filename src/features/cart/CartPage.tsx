import { Fragment, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { selectProductsById } from '../catalogue/catalogueSlice';
import { selectPersistence } from '../persistence/persistenceSlice';
import { titleOf } from '../../ui/title';
import { Button } from '../../ui/Button';
import { Page, PageHeading } from '../../ui/Page';
import { PATHS } from '../navigation/paths';
import { rowsOf, withoutUndo, withUndo, type CartRow } from './cartRows';
import {
  lineRemoved,
  lineRestored,
  quantityChanged,
  selectCartLines,
  selectTotals,
  selectUnsoldCount,
} from './cartSlice';
import { CartLineItem, RemovedLineItem } from './components/CartLineItem';
import { CartSummary, CheckoutColumns, Note } from './components/CartSummary';
import { EmptyCart, OutdatedCart } from './components/EmptyCart';

const unsoldNote = (count: number) =>
  count === 1
    ? '1 piece that you added is no longer sold.'
    : `${count} pieces that you added are no longer sold.`;

const reload = () => window.location.reload();

export const CartPage = () => {
  const dispatch = useAppDispatch();
  const lines = useAppSelector(selectCartLines);
  const products = useAppSelector(selectProductsById);
  const stored = useAppSelector(selectPersistence)['cart'];
  const totals = useAppSelector(selectTotals);
  const unsoldCount = useAppSelector(selectUnsoldCount);
  // The rows at the last removal or Undo, whose places stay until the shopper
  // leaves the page.
  const [placed, setPlaced] = useState<readonly CartRow[]>([]);
  const rows = rowsOf(placed, lines);
  // The key of the button that replaces the pressed one. It receives focus
  // once; a change by another tab moves no focus.
  const [focused, setFocused] = useState<string>();
  const onFocus = () => setFocused(undefined);
  const navigate = useNavigate();

  return (
    <Page>
      <title>{titleOf('Cart')}</title>
      <PageHeading>Your Cart</PageHeading>
      <CheckoutColumns>
        <div>
          {rows.length > 0 && (
            <ul>
              {rows.map((row) => {
                const { productId, size, quantity, removed } = row;
                const product = products.get(productId);
                if (!product) return null;
                const lineKey = `line ${productId} ${size}`;
                const undoKey = `undo ${productId} ${size}`;
                const onRemove = () => {
                  setFocused(undoKey);
                  setPlaced(withUndo(rows, row));
                  dispatch(lineRemoved({ productId, size }));
                };
                const onUndo = () => {
                  setFocused(lineKey);
                  setPlaced(withoutUndo(rows, row));
                  dispatch(
                    lineRestored({ productId, size, quantity: removed }),
                  );
                };
                return (
                  <Fragment key={lineKey}>
                    {quantity > 0 && (
                      <CartLineItem
                        line={row}
                        product={product}
                        takesFocus={focused === lineKey}
                        onFocus={onFocus}
                        onType={(typed) =>
                          dispatch(quantityChanged({ productId, size, typed }))
                        }
                        onRemove={onRemove}
                      />
                    )}
                    {removed > 0 && (
                      <RemovedLineItem
                        line={row}
                        product={product}
                        takesFocus={focused === undoKey}
                        onFocus={onFocus}
                        onUndo={onUndo}
                      />
                    )}
                  </Fragment>
                );
              })}
            </ul>
          )}
          {stored === 'outdated' ? (
            <OutdatedCart onReload={reload} />
          ) : (
            lines.length === 0 && <EmptyCart />
          )}
          {unsoldCount > 0 && <Note>{unsoldNote(unsoldCount)}</Note>}
          {stored === 'memoryOnly' && (
            <Note>
              Your browser may not keep this cart after you close the page.
            </Note>
          )}
        </div>
        <CartSummary
          {...totals}
          action={
            <Button
              type="button"
              onClick={() => void navigate(PATHS.placeOrder)}
            >
              PROCEED TO CHECKOUT
            </Button>
          }
        />
      </CheckoutColumns>
    </Page>
  );
};
