import { OrderItem, OrderList } from '../components/orders/OrderItem';
import { Page, PageHeading } from '../components/ui/Page';
import { titleOf } from '../domain/labels';
import { selectSampleOrders } from '../selectors/orders';
import { useAppSelector } from '../store/hooks';

export const OrdersPage = () => {
  const orders = useAppSelector(selectSampleOrders);
  return (
    <Page>
      <title>{titleOf('My Orders')}</title>
      <PageHeading>My Orders</PageHeading>
      <OrderList>
        {orders.map((order) => (
          <OrderItem key={order.product._id} order={order} />
        ))}
      </OrderList>
    </Page>
  );
};
