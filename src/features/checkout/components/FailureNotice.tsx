import styled from 'styled-components';
import type { Product, ProductId } from '../../../data/types';
import { PATHS } from '../../../routing/paths';
import { t } from '../../../texts/t';
import { OutlineButton } from '../../../ui/Button';
import { keyOf } from '../../cart/cart';
import { formatAmount, formatPrice } from '../../catalogue/money';
import { variantText } from '../../catalogue/product';
import type { ChangedLine, Failure } from '../order';

interface Props {
  failure: Exclude<Failure, { reason: 'refused' }>;
  products: ReadonlyMap<ProductId, Product>;
  onDrop: () => void;
}

/** Why an order was not placed, except for fields that were refused. */
export const FailureNotice = ({ failure, products, onDrop }: Props) => {
  const changeText = ({ productId, size, reason, price }: ChangedLine) => {
    const name = t('Product {id}', { id: productId });
    const item = variantText(products.get(productId) ?? { name }, size);
    if (price !== undefined)
      return t('{item} costs {price} now.', {
        item,
        price: formatPrice(price),
      });
    return reason === 'soldOut'
      ? t('{item}, is sold out.', { item })
      : t('{item}, is no longer sold.', { item });
  };

  if (failure.reason === 'unanswered')
    return (
      <Notice role="alert">
        <p>
          {t(
            'There is no answer, so your order may not have arrived. Trying again sends the same order, and orders nothing twice.',
          )}
        </p>
        <p>
          {t(
            'If you change the order and it has arrived, the changed one is a second order.',
          )}
        </p>
        <OutlineButton type="button" onClick={onDrop}>
          {t('Change the order')}
        </OutlineButton>
      </Notice>
    );
  const { lines, total } =
    failure.reason === 'changed' ? failure : { lines: [], total: undefined };
  return (
    <Notice role="alert">
      <p>
        {failure.reason === 'changed'
          ? t('Nothing was ordered, because something has changed.')
          : t(
              'Nothing was ordered, because the shop cannot take this order. Order fewer products at once, or contact us.',
            )}
      </p>
      {lines.map((line) => (
        <p key={keyOf(line)}>{changeText(line)}</p>
      ))}
      {total !== undefined && (
        <p>{t('The total is {total} now.', { total: formatAmount(total) })}</p>
      )}
      {/* Loading the page again shows the current products and prices. */}
      <OutlineButton as="a" href={PATHS.cart}>
        {t('See the cart')}
      </OutlineButton>
    </Notice>
  );
};

const Notice = styled.div`
  display: grid;
  gap: var(--space-s);
  justify-items: start;
  margin-block-end: var(--space-m);
  padding: var(--space-m);
  border: 1px solid var(--edge);
  border-inline-start: 3px solid var(--ink);
  border-radius: var(--radius);
  background: var(--raised);
`;
