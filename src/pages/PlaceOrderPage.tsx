import { useNavigate } from 'react-router-dom';
import { DeliveryForm } from '../components/checkout/DeliveryForm';
import { PaymentChoice } from '../components/checkout/PaymentChoice';
import { Button } from '../components/ui/Button';
import { PageHeading } from '../components/ui/Headings';
import { Remark } from '../components/ui/Remark';
import { Totals } from '../components/ui/Totals';
import { TwoColumns } from '../components/ui/TwoColumns';
import { PATHS } from '../domain/paths';
import { CHECKOUT_NOT_KEPT } from '../domain/labels';
import { selectTotals } from '../selectors/cart';
import { selectDelivery, selectPayment } from '../selectors/checkout';
import { selectCheckoutIsInMemoryOnly } from '../selectors/keeping';
import { fieldTyped, paymentChosen } from '../store/checkout';
import { useAppDispatch, useAppSelector } from '../store/hooks';

export const PlaceOrderPage = () => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const delivery = useAppSelector(selectDelivery);
  const payment = useAppSelector(selectPayment);
  const isInMemoryOnly = useAppSelector(selectCheckoutIsInMemoryOnly);
  const { subtotal, total } = useAppSelector(selectTotals);
  return (
    <TwoColumns
      heading={<PageHeading>Delivery Information</PageHeading>}
      aside={
        <Totals
          subtotal={subtotal}
          total={total}
          onward={
            <Button type="button" onClick={() => void navigate(PATHS.orders)}>
              PLACE ORDER
            </Button>
          }
        >
          <PaymentChoice chosen={payment} onChoose={(chosen) => dispatch(paymentChosen(chosen))} />
        </Totals>
      }
    >
      <title>Place order · Weft</title>
      <DeliveryForm delivery={delivery} onType={(field, text) => dispatch(fieldTyped({ field, text }))} />
      {isInMemoryOnly && <Remark>{CHECKOUT_NOT_KEPT}</Remark>}
    </TwoColumns>
  );
};
