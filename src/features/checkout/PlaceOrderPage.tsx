import type { UnknownAction } from '@reduxjs/toolkit';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { HeadTags } from '../../routing/HeadTags';
import { PATHS } from '../../routing/paths';
import { focusHeading } from '../../routing/position';
import { widerThan } from '../../styles/mixins';
import { t } from '../../texts/t';
import { Note, PageColumn, PageHeading } from '../../ui/PageParts';
import { useIsHydrating } from '../../ui/useIsHydrating';
import { useMediaQuery } from '../../ui/useMediaQuery';
import { amountsOfOrder, countItems, lineKeyOf } from '../cart/cart';
import { lineRemoved, selectUnavailableLines } from '../cart/cartSlice';
import { selectIsStored } from '../cart/persistenceSlice';
import { CartSummary } from '../cart/components/CartSummary';
import { MainColumn, SummaryColumns } from '../cart/components/SummaryColumns';
import { selectProductsById } from '../catalogue/catalogueSlice';
import { unavailableReason } from '../catalogue/productTexts';
import { isSelling } from '../orders/isSelling';
import { isLocked } from './checkout';
import {
  fieldChanged,
  paymentSelected,
  selectCheckout,
  selectOrder,
  unansweredOrderDropped,
} from './checkoutSlice';
import { CheckoutLines } from './components/CheckoutLines';
import { DeliveryForm } from './components/DeliveryForm';
import { FailureNotice } from './components/FailureNotice';
import { PaymentChoice } from './components/PaymentChoice';
import { PlaceOrderButton } from './components/PlaceOrderButton';
import { useSubmitOrder } from './useSubmitOrder';

export const PlaceOrderPage = () => {
  const dispatch = useAppDispatch();
  const { delivery, payment, submission } = useAppSelector(selectCheckout);
  const isStored = useAppSelector(selectIsStored);
  const order = useAppSelector(selectOrder);
  const unavailable = useAppSelector(selectUnavailableLines);
  const products = useAppSelector(selectProductsById);
  const onSubmit = useSubmitOrder();
  const count = countItems(order.lines);
  const isFormLocked = isLocked(submission);
  const isHydrating = useIsHydrating();

  const dispatchAndFocus = (event: UnknownAction) => {
    dispatch(event);
    focusHeading();
  };

  // The order of the document is the order on the screen: a narrow screen shows
  // the lines above the form, a wide one in the second column.
  const isWide = useMediaQuery(widerThan.tablet);
  const checkoutLines = count > 0 && (
    <CheckoutLines
      order={order}
      products={products}
      count={count}
      isOpen={isWide}
      isLocked={isFormLocked}
    />
  );
  return (
    <PageColumn>
      <HeadTags title={t('Place order')} url={PATHS.placeOrder} />
      <PageHeading>{t('Delivery Information')}</PageHeading>
      <SummaryColumns>
        {count === 0 && (
          <EmptyCart>
            {!isHydrating && (
              <>
                <span>{t('Your cart is empty.')}</span>
                <Link to={PATHS.collections}>{t('See the collections')}</Link>
              </>
            )}
          </EmptyCart>
        )}
        {!isWide && checkoutLines}
        <MainColumn>
          {!isFormLocked &&
            unavailable.map((line) => (
              <Note key={lineKeyOf(line)}>
                {t('Not in this order: {reason}', {
                  reason: unavailableReason(line, line.product),
                })}
              </Note>
            ))}
          <DeliveryForm
            delivery={delivery}
            refused={
              submission.stage === 'fieldsRefused' ? submission.fields : {}
            }
            isLocked={isFormLocked}
            onType={(field, text) => dispatch(fieldChanged({ field, text }))}
            onSubmit={() => void onSubmit()}
          />
          {!isStored && (
            <Note>
              {t(
                'Your browser may not keep what you enter if the page is reloaded.',
              )}
            </Note>
          )}
          <PaymentChoice
            isLocked={isFormLocked}
            selected={isHydrating ? '' : payment}
            onSelect={(next) => dispatch(paymentSelected(next))}
          />
        </MainColumn>
        {isWide && checkoutLines}
        <CartSummary
          {...amountsOfOrder(order)}
          currency={order.currency}
          button={
            <>
              {isSelling && (
                <FailureNotice
                  submission={submission}
                  products={products}
                  onDrop={() => dispatchAndFocus(unansweredOrderDropped())}
                  onRemove={({ productId, size }) =>
                    dispatchAndFocus(lineRemoved({ productId, size }))
                  }
                />
              )}
              <PlaceOrderButton
                stage={submission.stage}
                isDisabled={isSelling && count === 0}
              />
            </>
          }
        />
      </SummaryColumns>
    </PageColumn>
  );
};

const EmptyCart = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: var(--space-m);
  /* This is as tall as the lines, so that the form does not move. */
  min-height: 54px;
  margin-block-end: var(--space-l);
  @media ${widerThan.tablet} { grid-area: 1 / 2; }
  a { display: inline-flex; align-items: center; min-height: 44px; }
`;
