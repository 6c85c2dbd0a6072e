import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { titleOf, HeadTags } from '../../routing/HeadTags';
import { PATHS } from '../../routing/paths';
import { color, fontSize, space } from '../../styles/theme';
import { Button, ButtonLink, TextButton } from '../../ui/Button';
import { Note } from '../../ui/Note';
import { Page, PageHeading } from '../../ui/Page';
import { selectStorageStatus } from '../persistence/storageStatusSlice';
import { CartLines } from './CartLines';
import {
  lineRemoved,
  countPieces,
  selectCartCount,
  selectTotals,
  selectUnavailableLines,
} from './cartSlice';
import { CartSummary } from './components/CartSummary';
import { SummaryColumns, MainColumn } from './components/SummaryColumns';

export const CartPage = () => {
  const dispatch = useAppDispatch();
  const count = useAppSelector(selectCartCount);
  const unsold = useAppSelector(selectUnavailableLines);
  const unsoldCount = countPieces(unsold);
  const totals = useAppSelector(selectTotals);
  const { cart: status } = useAppSelector(selectStorageStatus);
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
      <HeadTags title={titleOf('Cart')} url={PATHS.cart} />
      <PageHeading ref={heading}>Your Cart</PageHeading>
      <SummaryColumns>
        <MainColumn>
          <CartLines />
          {count === 0 && (
            <EmptyCart>
              <p>Your cart is empty.</p>
              <ButtonLink to={PATHS.collections}>
                See the collections
              </ButtonLink>
            </EmptyCart>
          )}
          {unsoldCount > 0 && (
            <Note>
              {unsoldCount === 1
                ? '1 piece that you added is no longer sold.'
                : `${unsoldCount} pieces that you added are no longer sold.`}{' '}
              <TextButton type="button" onClick={removeUnsold}>
                Remove from the cart
              </TextButton>
            </Note>
          )}
          {status === 'memoryOnly' && (
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
      </SummaryColumns>
    </Page>
  );
};

const EmptyCart = styled.div`
  display: grid;
  gap: ${space.l};
  justify-items: start;
  padding-block: ${space.xl};
  border-block-start: 1px solid ${color.hairline};
  font-size: ${fontSize.lead};
`;
