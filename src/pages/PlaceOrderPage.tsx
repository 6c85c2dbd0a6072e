import { CartSummary, CheckoutColumns, Note } from '../components/checkout/CartSummary';
import { DeliveryForm } from '../components/checkout/DeliveryForm';
import { PaymentChoice } from '../components/checkout/PaymentChoice';
import { PlaceOrderButton } from '../components/checkout/PlaceOrderButton';
import { Page, PageHeading } from '../components/ui/Page';
import { titleOf } from '../domain/title';
import { PATHS } from '../domain/paths';
import { selectTotals } from '../selectors/cart';
import { fieldChanged, paymentSelected } from '../store/checkout';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { useOpenPage } from './useOpenPage';

export const PlaceOrderPage = () => {
  const dispatch = useAppDispatch();
  const { delivery, payment } = useAppSelector((state) => state.checkout);
  const isInMemoryOnly = useAppSelector((state) => state.persistence.checkout === 'memoryOnly');
  const totals = useAppSelector(selectTotals);
  const onPlaceOrder = useOpenPage(PATHS.orders);
  return (
    <Page>
      <title>{titleOf('Place order')}</title>
      <PageHeading>Delivery Information</PageHeading>
      <CheckoutColumns>
        <div>
          <DeliveryForm
            delivery={delivery}
            onType={(field, text) => dispatch(fieldChanged({ field, text }))}
          />
          {isInMemoryOnly && <Note>Your browser may not keep what you enter if the page is reloaded.</Note>}
        </div>
        <CartSummary
          {...totals}
          action={
            <PlaceOrderButton type="button" onClick={onPlaceOrder}>
              PLACE ORDER
            </PlaceOrderButton>
          }
        >
          <PaymentChoice chosen={payment} onChoose={(chosen) => dispatch(paymentSelected(chosen))} />
        </CartSummary>
      </CheckoutColumns>
    </Page>
  );
};
