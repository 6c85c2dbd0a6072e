import { OrderItem, OrderList } from '../components/orders/OrderItem';
import { Page, PageHeading } from '../components/ui/Page';
import { titleOf } from '../domain/title';
import { sampleOrders } from '../domain/orders';
import { selectProducts } from '../selectors/catalogue';
import { useAppSelector } from '../store/hooks';

export const OrdersPage = () => {
  const products = useAppSelector(selectProducts);
  const orders = sampleOrders(products);
  return (
    <Page>
      <title>{titleOf('My Orders')}</title>
      <PageHeading>My Orders</PageHeading>
      {orders.length === 0 && <p>You have no orders yet.</p>}
      <OrderList>
        {orders.map((order) => (
          <OrderItem key={order.product._id} order={order} />
        ))}
      </OrderList>
    </Page>
  );
};
