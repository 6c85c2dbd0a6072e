import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { selectPersistence } from '../persistence/persistenceSlice';
import { titleOf, PageHead } from '../../routing/PageHead';
import { Button } from '../../ui/Button';
import { Page, PageHeading } from '../../ui/Page';
import { PATHS } from '../../routing/paths';
import { CartLines } from './CartLines';
import {
  lineRemoved,
  piecesIn,
  selectCartCount,
  selectTotals,
  selectUnsoldLines,
} from './cartSlice';
import { CartSummary } from './components/CartSummary';
import {
  CheckoutColumns,
  MainColumn,
  Note,
} from './components/CheckoutColumns';
import { EmptyCart } from './components/EmptyCart';
import { UnsoldNote } from './components/UnsoldNote';

export const CartPage = () => {
  const dispatch = useAppDispatch();
  const count = useAppSelector(selectCartCount);
  const unsold = useAppSelector(selectUnsoldLines);
  const totals = useAppSelector(selectTotals);
  const { cart: storage } = useAppSelector(selectPersistence);
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);

  const removeUnsold = () => {
    for (const { productId, size } of unsold) {
      dispatch(lineRemoved({ productId, size }));
    }
    // The pressed button is removed with the note.
    heading.current?.focus();
  };

  return (
    <Page>
      <PageHead title={titleOf('Cart')} path={PATHS.cart} />
      <PageHeading ref={heading}>Your Cart</PageHeading>
      <CheckoutColumns>
        <MainColumn>
          <CartLines />
          {count === 0 && <EmptyCart />}
          {unsold.length > 0 && (
            <UnsoldNote count={piecesIn(unsold)} onRemove={removeUnsold} />
          )}
          {storage === 'memoryOnly' && (
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
              disabled={count === 0}
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
