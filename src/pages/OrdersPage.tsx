import { OrderList } from '../components/orders/OrderList';
import { OrderRow } from '../components/orders/OrderRow';
import { PageHeading } from '../components/ui/Headings';
import { Page } from '../components/ui/Page';
import { selectSampleOrders } from '../selectors/orders';
import { useAppSelector } from '../store/hooks';

export const OrdersPage = () => {
  const orders = useAppSelector(selectSampleOrders);
  return (
    <Page>
      <title>My orders · Weft</title>
      <PageHeading>My Orders</PageHeading>
      <OrderList>
        {orders.map((order) => (
          <OrderRow key={order.product._id} order={order} />
        ))}
      </OrderList>
    </Page>
  );
};
