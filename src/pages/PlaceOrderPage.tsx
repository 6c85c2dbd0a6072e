import { useNavigate } from 'react-router-dom';
import { CheckoutLayout } from '../components/checkout/CheckoutLayout';
import { DeliveryForm } from '../components/checkout/DeliveryForm';
import { Note } from '../components/checkout/Note';
import { OrderSummary } from '../components/checkout/OrderSummary';
import { PaymentChoice } from '../components/checkout/PaymentChoice';
import { Button } from '../components/ui/Button';
import { PageHeading } from '../components/ui/Headings';
import { PATHS } from '../domain/paths';
import { CHECKOUT_NOT_KEPT } from '../domain/labels';
import { selectTotals } from '../selectors/cart';
import { selectDelivery, selectPayment } from '../selectors/checkout';
import { selectCheckoutIsInMemoryOnly } from '../selectors/persistence';
import { fieldChanged, paymentSelected } from '../store/checkout';
import { useAppDispatch, useAppSelector } from '../store/hooks';

export const PlaceOrderPage = () => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const delivery = useAppSelector(selectDelivery);
  const payment = useAppSelector(selectPayment);
  const isInMemoryOnly = useAppSelector(selectCheckoutIsInMemoryOnly);
  const { subtotal, total } = useAppSelector(selectTotals);
  return (
    <CheckoutLayout
      heading={<PageHeading>Delivery Information</PageHeading>}
      aside={
        <OrderSummary
          subtotal={subtotal}
          total={total}
          action={
            <Button type="button" onClick={() => void navigate(PATHS.orders)}>
              PLACE ORDER
            </Button>
          }
        >
          <PaymentChoice chosen={payment} onChoose={(chosen) => dispatch(paymentSelected(chosen))} />
        </OrderSummary>
      }
    >
      <title>Place order · Weft</title>
      <DeliveryForm delivery={delivery} onType={(field, text) => dispatch(fieldChanged({ field, text }))} />
      {isInMemoryOnly && <Note>{CHECKOUT_NOT_KEPT}</Note>}
    </CheckoutLayout>
  );
};
