import { useNavigate } from 'react-router-dom';
import { CartSummary } from '../components/checkout/CartSummary';
import { CheckoutLayout } from '../components/checkout/CheckoutLayout';
import { DeliveryForm } from '../components/checkout/DeliveryForm';
import { PaymentChoice } from '../components/checkout/PaymentChoice';
import { Button } from '../components/ui/Button';
import { PageHeading } from '../components/ui/Page';
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
        <CartSummary
          subtotal={subtotal}
          total={total}
          action={
            <Button type="button" onClick={() => void navigate(PATHS.orders)}>
              PLACE ORDER
            </Button>
          }
        >
          <PaymentChoice chosen={payment} onChoose={(chosen) => dispatch(paymentSelected(chosen))} />
        </CartSummary>
      }
      note={isInMemoryOnly && CHECKOUT_NOT_KEPT}
    >
      <title>Place order · Weft</title>
      <DeliveryForm delivery={delivery} onType={(field, text) => dispatch(fieldChanged({ field, text }))} />
    </CheckoutLayout>
  );
};
