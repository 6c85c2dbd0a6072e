import { Check } from 'lucide-react';
import styled from 'styled-components';
import { useAppSelector } from '../../app/hooks';
import { HeadTags } from '../../routing/HeadTags';
import { PATHS } from '../../routing/paths';
import { t } from '../../texts/t';
import { AfterHydration } from '../../ui/AfterHydration';
import { ButtonLink } from '../../ui/Button';
import { EmptyState, Note, PageColumn, PageHeading } from '../../ui/PageParts';
import { selectIsStored } from '../cart/persistenceSlice';
import {
  selectProducts,
  selectProductsById,
} from '../catalogue/catalogueSlice';
import { PlacedOrderEntry } from './components/PlacedOrderEntry';
import { SampleOrderEntry } from './components/SampleOrderEntry';
import { isSelling } from './isSelling';
import { selectIsOutdated, selectPlacedOrders } from './ordersSlice';
import { sampleOrders } from './sampleOrders';

export const OrdersPage = () => (
  <PageColumn>
    <HeadTags title={t('My Orders')} url={PATHS.orders} />
    <PageHeading aria-describedby="what-is-shown">{t('My Orders')}</PageHeading>
    {isSelling ? (
      <AfterHydration>
        <PlacedOrdersContent />
      </AfterHydration>
    ) : (
      <SampleOrdersContent />
    )}
  </PageColumn>
);

const SampleOrdersContent = () => {
  const orders = sampleOrders(useAppSelector(selectProducts));
  if (orders.length === 0) return <NoOrders />;
  return (
    <>
      <Note id="what-is-shown">
        {t(
          'These are sample orders. No order is placed in this shop, and your cart is kept.',
        )}
      </Note>
      <List>
        {orders.map((order) => (
          <SampleOrderEntry key={order.product._id} {...order} />
        ))}
      </List>
    </>
  );
};

const PlacedOrdersContent = () => {
  const orders = useAppSelector(selectPlacedOrders);
  const isOutdated = useAppSelector(selectIsOutdated);
  const isStored = useAppSelector(selectIsStored);
  const products = useAppSelector(selectProductsById);
  const [newest] = orders;
  if (!newest) return <NoOrders />;
  const isOfToday =
    new Date(newest.created).toDateString() === new Date().toDateString();
  return (
    <>
      <div id="what-is-shown">
        {newest.status === 'Ordered' && isOfToday && (
          <Success>
            <Check />
            <span>
              {t('Order {number} is placed.', { number: newest.number })}
            </span>
          </Success>
        )}
        {isOutdated && (
          <Note role="status">
            {t(
              'The shop cannot be reached right now. This is the last known status of your orders.',
            )}
          </Note>
        )}
        {!isStored && (
          <Note>
            {t(
              'Your browser may not keep this list of your orders, so write down their numbers.',
            )}
          </Note>
        )}
      </div>
      <List>
        {orders.map((order) => (
          <PlacedOrderEntry key={order.id} order={order} products={products} />
        ))}
      </List>
    </>
  );
};

const NoOrders = () => (
  <EmptyOrders>
    <p id="what-is-shown">{t('You have no orders yet.')}</p>
    <ButtonLink to={PATHS.collections}>{t('See the collections')}</ButtonLink>
  </EmptyOrders>
);

const List = styled.ul.attrs({ role: 'list' })`
  padding-block-start: var(--space-xl);
`;

const Success = styled(Note)`
  display: flex;
  gap: 12px;
  color: inherit;
  font: var(--display-weight) var(--size-heading) / 1.2 var(--display);
  letter-spacing: var(--display-spacing);
  svg { width: 24px; height: 1.2em; color: var(--accent); }
`;

const EmptyOrders = styled(EmptyState)`
  margin-block-start: var(--space-xl);
`;
