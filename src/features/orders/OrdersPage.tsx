import { useAppSelector } from '../../app/hooks';
import { titleOf, HeadTags } from '../../routing/HeadTags';
import { PATHS } from '../../routing/paths';
import { t } from '../../texts/t';
import { Page, PageHeading } from '../../ui/Page';
import { selectProducts } from '../catalogue/catalogueSlice';
import { OrderList } from './components/OrderList';
import { sampleOrders } from './orders';

export const OrdersPage = () => {
  const products = useAppSelector(selectProducts);
  const orders = sampleOrders(products);
  return (
    <Page>
      <HeadTags title={titleOf(t('My Orders'))} url={PATHS.orders} />
      <PageHeading>{t('My Orders')}</PageHeading>
      {orders.length === 0 ? (
        <p>{t('You have no orders yet.')}</p>
      ) : (
        <OrderList orders={orders} />
      )}
    </Page>
  );
};
