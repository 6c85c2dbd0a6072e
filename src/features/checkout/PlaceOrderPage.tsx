import { useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { isSelling } from '../../app/isSelling';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { HeadTags } from '../../routing/HeadTags';
import { PATHS } from '../../routing/paths';
import { whileStored, widerThan } from '../../styles/mixins';
import { t } from '../../texts/t';
import { Announcer } from '../../ui/Announcer';
import { Button } from '../../ui/Button';
import { Note } from '../../ui/Note';
import { Page, PageHeading } from '../../ui/Page';
import { useMediaQuery } from '../../ui/useMediaQuery';
import { countItems, keyOf } from '../cart/cart';
import { selectUnavailableLines } from '../cart/cartSlice';
import { CartSummary } from '../cart/components/CartSummary';
import { SummaryColumns, MainColumn } from '../cart/components/SummaryColumns';
import { reasonOf } from '../cart/components/UnavailableLines';
import { totalsOf } from '../cart/totals';
import { selectProductsById } from '../catalogue/catalogueSlice';
import { selectStorageStatus } from '../storageStatus/storageStatusSlice';
import {
  attemptDropped,
  fieldChanged,
  paymentSelected,
  selectCheckout,
} from './checkoutSlice';
import { CheckoutLines } from './components/CheckoutLines';
import { DELIVERY_FORM, DeliveryForm } from './components/DeliveryForm';
import { FailureNotice } from './components/FailureNotice';
import { PaymentChoice } from './components/PaymentChoice';
import type { Placing } from './order';
import { placeOrder, selectOrder } from './placeOrder';

const NONE = {};

const buttonText = (placing: Placing) => {
  if (!isSelling) return t('PLACE ORDER');
  if (placing.status === 'placing') return t('PLACING ORDER');
  return 'attempt' in placing ? t('TRY AGAIN') : t('PLACE ORDER');
};

export const PlaceOrderPage = () => {
  const dispatch = useAppDispatch();
  const { delivery, payment, placing } = useAppSelector(selectCheckout);
  const { checkout: status } = useAppSelector(selectStorageStatus);
  const { lines, total } = useAppSelector(selectOrder);
  const leftOut = useAppSelector(selectUnavailableLines);
  const products = useAppSelector(selectProductsById);
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const { subtotal } = totalsOf(lines);
  // While an order has no answer, its total stays the one that was sent.
  const totals = { subtotal, fee: total - subtotal, total };
  const count = countItems(lines);
  const failure = placing.status === 'failed' ? placing : undefined;
  // What was sent cannot be changed before its answer is known.
  const isLocked = 'attempt' in placing;

  const onPlace = async (button: HTMLButtonElement) => {
    const { form } = button;
    if (isSelling && !form?.reportValidity()) return;
    // After a submit, the browser offers to save the address.
    form?.requestSubmit();
    if (process.env['WEFT_SELLS'] !== 'no' && isSelling) {
      const result = await dispatch(placeOrder());
      // The shopper may have opened another page meanwhile.
      if (!button.isConnected) return;
      if (!placeOrder.fulfilled.match(result)) {
        form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
        return;
      }
      const { paymentUrl } = result.payload;
      if (paymentUrl) {
        window.location.assign(paymentUrl);
        return;
      }
    }
    void navigate(PATHS.orders);
  };

  // The document has the order where the screen shows it: above the form on a
  // narrow screen, and in the second column on a wide one.
  const isWide = useMediaQuery(widerThan.tablet);
  const order = (
    <CheckoutLines
      lines={lines}
      products={products}
      count={count}
      total={total}
      isOpen={isWide}
    />
  );
  return (
    <Page>
      <HeadTags title={t('Place order')} url={PATHS.placeOrder} />
      <PageHeading ref={heading}>{t('Delivery Information')}</PageHeading>
      <SummaryColumns>
        {!isWide && order}
        <MainColumn>
          {count === 0 && (
            <EmptyCart>
              <span>{t('Your cart is empty.')}</span>
              <Link to={PATHS.collections}>{t('See the collections')}</Link>
            </EmptyCart>
          )}
          {leftOut.map((line) => (
            <Note key={keyOf(line)}>
              {t('Not in this order: {reason}', { reason: reasonOf(line) })}
            </Note>
          ))}
          <DeliveryForm
            delivery={delivery}
            refused={failure?.reason === 'refused' ? failure.fields : NONE}
            isLocked={isLocked}
            onType={(field, text) => dispatch(fieldChanged({ field, text }))}
          />
          {status === 'memoryOnly' && (
            <Note>
              {t(
                'Your browser may not keep what you enter if the page is reloaded.',
              )}
            </Note>
          )}
          <PaymentChoice
            isLocked={isLocked}
            selected={payment}
            onSelect={(next) => dispatch(paymentSelected(next))}
          />
        </MainColumn>
        {isWide && order}
        <CartSummary
          {...totals}
          button={
            <>
              {isSelling && failure && failure.reason !== 'refused' && (
                <FailureNotice
                  failure={failure}
                  products={products}
                  onDrop={() => {
                    dispatch(attemptDropped());
                    // The pressed button is removed.
                    heading.current?.focus();
                  }}
                />
              )}
              {/*
                If this were a submit button, Enter in a field would place the
                order.
              */}
              <Button
                type="button"
                form={DELIVERY_FORM}
                disabled={isSelling && count === 0}
                onClick={({ currentTarget }) => void onPlace(currentTarget)}
              >
                {buttonText(placing)}
              </Button>
              <Announcer>
                {placing.status === 'placing'
                  ? t('Your order is being placed.')
                  : ''}
              </Announcer>
            </>
          }
        />
      </SummaryColumns>
    </Page>
  );
};

const EmptyCart = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: var(--space-m);
  margin-block-end: var(--space-m);
  ${whileStored} { display: none; }
  a { display: inline-flex; align-items: center; min-height: 44px; }
`;
