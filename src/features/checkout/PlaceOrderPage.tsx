import { useNavigate } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { titleOf, HeadTags } from '../../routing/HeadTags';
import { PATHS } from '../../routing/paths';
import { widerThan } from '../../styles/mixins';
import { t } from '../../texts/t';
import { Button } from '../../ui/Button';
import { Note } from '../../ui/Note';
import { Page, PageHeading } from '../../ui/Page';
import { useMediaQuery } from '../../ui/useMediaQuery';
import {
  selectCartCount,
  selectAvailableLines,
  selectTotals,
} from '../cart/cartSlice';
import { CartSummary } from '../cart/components/CartSummary';
import { SummaryColumns, MainColumn } from '../cart/components/SummaryColumns';
import { selectStorageStatus } from '../storageStatus/storageStatusSlice';
import { fieldChanged, paymentSelected, selectCheckout } from './checkoutSlice';
import { CheckoutLines } from './components/CheckoutLines';
import { DELIVERY_FORM, DeliveryForm } from './components/DeliveryForm';
import { PaymentChoice } from './components/PaymentChoice';

export const PlaceOrderPage = () => {
  const dispatch = useAppDispatch();
  const { delivery, payment } = useAppSelector(selectCheckout);
  const { checkout: status } = useAppSelector(selectStorageStatus);
  const totals = useAppSelector(selectTotals);
  const count = useAppSelector(selectCartCount);
  const lines = useAppSelector(selectAvailableLines);
  const navigate = useNavigate();
  // The document has the order where the screen shows it: above the form on a
  // narrow screen, and in the second column on a wide one.
  const isWide = useMediaQuery(widerThan.tablet);
  const order = (
    <CheckoutLines
      lines={lines}
      count={count}
      total={totals.total}
      isOpen={isWide}
    />
  );
  return (
    <Page>
      <HeadTags title={titleOf(t('Place order'))} url={PATHS.placeOrder} />
      <PageHeading>{t('Delivery Information')}</PageHeading>
      <SummaryColumns>
        {!isWide && order}
        <MainColumn>
          <DeliveryForm
            delivery={delivery}
            onType={(field, text) => dispatch(fieldChanged({ field, text }))}
          />
          {status === 'memoryOnly' && (
            <Note>
              {t(
                'Your browser may not keep what you enter if the page is reloaded.',
              )}
            </Note>
          )}
        </MainColumn>
        {isWide && order}
        <CartSummary
          {...totals}
          button={
            // If this were a submit button, Enter in a field would place the
            // order.
            <Button
              type="button"
              form={DELIVERY_FORM}
              onClick={({ currentTarget }) => {
                // After a submit, the browser offers to save the address.
                currentTarget.form?.requestSubmit();
                void navigate(PATHS.orders);
              }}
            >
              {t('PLACE ORDER')}
            </Button>
          }
        >
          <PaymentChoice
            selected={payment}
            onSelect={(next) => dispatch(paymentSelected(next))}
          />
        </CartSummary>
      </SummaryColumns>
    </Page>
  );
};
