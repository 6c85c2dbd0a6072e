import { useNavigate } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { selectProductsById } from '../catalogue/catalogueSlice';
import { selectPersistence } from '../persistence/persistenceSlice';
import { titleOf } from '../../ui/title';
import { Button } from '../../ui/Button';
import { Page, PageHeading } from '../../ui/Page';
import { PATHS } from '../../routing/paths';
import {
  quantityChanged,
  selectCartCount,
  selectTotals,
  selectUnsoldCount,
} from './cartSlice';
import { CartLineItem, RemovedLineItem } from './components/CartLineItem';
import {
  CartSummary,
  CheckoutColumns,
  MainColumn,
  Note,
} from './components/CartSummary';
import { EmptyCart, OutdatedCart } from './components/EmptyCart';
import { useCartRows } from './useCartRows';
import { PageHead } from '../../routing/components/PageHead';

const unsoldNote = (count: number) =>
  count === 1
    ? '1 piece that you added is no longer sold.'
    : `${count} pieces that you added are no longer sold.`;

const reload = () => window.location.reload();

const CartRows = () => {
  const dispatch = useAppDispatch();
  const products = useAppSelector(selectProductsById);
  const { rows, remove, undo, takesFocus, onFocus } = useCartRows();
  if (rows.length === 0) return null;
  return (
    <ul>
      {rows.map((row) => {
        const { productId, size, quantity, removed } = row;
        const product = products.get(productId);
        if (!product) return null;
        const onType = (typed: string) =>
          dispatch(quantityChanged({ productId, size, typed }));
        return (
          <li key={`${productId} ${size}`}>
            {quantity > 0 && (
              <CartLineItem
                line={row}
                product={product}
                takesFocus={takesFocus('remove', row)}
                onFocus={onFocus}
                onType={onType}
                onRemove={() => remove(row)}
              />
            )}
            {removed > 0 && (
              <RemovedLineItem
                line={row}
                product={product}
                takesFocus={takesFocus('undo', row)}
                onFocus={onFocus}
                onUndo={() => undo(row)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
};

export const CartPage = () => {
  const count = useAppSelector(selectCartCount);
  const unsoldCount = useAppSelector(selectUnsoldCount);
  const totals = useAppSelector(selectTotals);
  const stored = useAppSelector(selectPersistence)['cart'];
  const navigate = useNavigate();
  return (
    <Page>
      <PageHead title={titleOf('Cart')} path={PATHS.cart} />
      <PageHeading>Your Cart</PageHeading>
      <CheckoutColumns>
        <MainColumn>
          <CartRows />
          {stored === 'outdated' && <OutdatedCart onReload={reload} />}
          {stored !== 'outdated' && count === 0 && <EmptyCart />}
          {unsoldCount > 0 && <Note>{unsoldNote(unsoldCount)}</Note>}
          {stored === 'memoryOnly' && (
            <Note>
              Your browser may not keep this cart after you close the page.
            </Note>
          )}
        </MainColumn>
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
