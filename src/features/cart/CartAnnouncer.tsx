import { useAppSelector } from '../../app/hooks';
import { parsePathname } from '../../routing/paths';
import { selectPathname } from '../../routing/routeSlice';
import { t } from '../../texts/t';
import { Announcer } from '../../ui/Announcer';
import { formatTotal } from '../catalogue/money';
import { selectCartCount, selectTotals } from './cartSlice';

/**
 * Announces a change of the number of items. On the cart page, it also
 * announces the total. For each kind of page the key mounts a new region, which
 * does not announce its first text.
 */
export const CartAnnouncer = () => {
  const count = useAppSelector(selectCartCount);
  const { total } = useAppSelector(selectTotals);
  const { page } = parsePathname(useAppSelector(selectPathname));
  // These pages themselves announce what has changed.
  if (page === 'product' || page === 'orders') return null;
  return (
    <Announcer key={page}>
      {page === 'cart'
        ? t('Items in cart: {count}. Total: {total}', {
            count,
            total: formatTotal(total),
          })
        : t('Items in cart: {count}', { count })}
    </Announcer>
  );
};
