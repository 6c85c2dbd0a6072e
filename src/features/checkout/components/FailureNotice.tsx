import styled from 'styled-components';
import type { Product, ProductId } from '../../../data/types';
import { PATHS } from '../../../routing/paths';
import { t } from '../../../texts/t';
import { OutlineButton } from '../../../ui/Button';
import { lineKeyOf, type LineId } from '../../cart/cart';
import { formatAmount, formatPrice } from '../../catalogue/money';
import { unavailableText } from '../../catalogue/offer';
import { lineText } from '../../catalogue/product';
import type { Placing } from '../checkout';

interface Props {
  placing: Placing;
  products: ReadonlyMap<ProductId, Product>;
  onDrop: () => void;
  onRemove: (line: LineId) => void;
}

/** Why an order was not placed. The form shows which fields were refused. */
export const FailureNotice = ({
  placing,
  products,
  onDrop,
  onRemove,
}: Props) => {
  switch (placing.status) {
    case 'unanswered':
      return (
        <Notice role="alert">
          <p>
            {t(
              'We got no answer, so your order may or may not have arrived. Trying again is safe: it is never ordered twice.',
            )}
          </p>
          <p>{t('If it did arrive, a changed order will be a second one.')}</p>
          <OutlineButton type="button" onClick={onDrop}>
            {t('Change the order')}
          </OutlineButton>
        </Notice>
      );
    case 'changed':
      return (
        <Notice role="alert">
          <p>{t('Nothing was ordered, because something has changed.')}</p>
          {placing.lines.map((line) => {
            const product = lineText(line, products.get(line.productId));
            const { reason, price } = line;
            return (
              <Change key={lineKeyOf(line)}>
                <p>
                  {price === undefined
                    ? unavailableText(product, reason === 'soldOut')
                    : t('{product} costs {price} now.', {
                        product,
                        price: formatPrice(price),
                      })}
                </p>
                {price === undefined && (
                  <OutlineButton
                    type="button"
                    aria-label={t('Remove {product}', { product })}
                    onClick={() => onRemove(line)}
                  >
                    {t('Remove')}
                  </OutlineButton>
                )}
              </Change>
            );
          })}
          {placing.total !== undefined && (
            <p>
              {t('The total is {total} now.', {
                total: formatAmount(placing.total),
              })}
            </p>
          )}
          <ReloadedCartLink />
        </Notice>
      );
    case 'notPlaced':
      return (
        <Notice role="alert">
          <p>
            {t(
              'Nothing was ordered, because the shop cannot take this order. Order fewer products at once, or contact us.',
            )}
          </p>
          <ReloadedCartLink />
        </Notice>
      );
    case 'idle':
    case 'sending':
    case 'fieldsRefused':
      return null;
  }
};

/** This link loads the cart as a new page, with current products and prices. */
const ReloadedCartLink = () => (
  <OutlineButton as="a" href={PATHS.cart}>
    {t('See the cart')}
  </OutlineButton>
);

const Notice = styled.div`
  display: grid;
  gap: 12px;
  justify-items: start;
  margin-block-end: var(--space-m);
  padding: var(--space-m);
  border: 1px solid var(--edge);
  border-inline-start: 3px solid var(--ink);
  border-radius: var(--radius);
  background: var(--raised);
`;

const Change = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-s) var(--space-m);
`;
