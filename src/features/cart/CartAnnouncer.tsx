import { useAppSelector } from '../../app/hooks';
import { PATHS } from '../../routing/paths';
import { selectPathname } from '../../routing/routeSlice';
import { t } from '../../texts/t';
import { Announcer } from '../../ui/Announcer';
import { formatAmount } from '../catalogue/money';
import { selectCartCount, selectTotals } from './cartSlice';

/**
 * Announces a change of the number of items. On the cart page, it also
 * announces the total. If the shopper opens or leaves the cart page, the key
 * mounts a new region, which does not announce its first text.
 */
export const CartAnnouncer = () => {
  const count = useAppSelector(selectCartCount);
  const { total } = useAppSelector(selectTotals);
  const pathname = useAppSelector(selectPathname);
  const hasTotal = pathname === PATHS.cart;
  return (
    <Announcer key={String(hasTotal)}>
      {hasTotal
        ? t('Items in cart: {count}. Total: {total}', {
            count,
            total: formatAmount(total),
          })
        : t('Items in cart: {count}', { count })}
    </Announcer>
  );
};
