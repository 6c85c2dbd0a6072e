import styled from 'styled-components';
import type { Product, ProductId } from '../../../data/types';
import { PATHS } from '../../../routing/paths';
import { t } from '../../../texts/t';
import { TextButton } from '../../../ui/Button';
import { lineKeyOf, type LineId } from '../../cart/cart';
import { formatTotal, formatPrice } from '../../catalogue/money';
import { lineText, unavailableText } from '../../catalogue/productTexts';
import type { Submission } from '../checkout';

interface Props {
  submission: Submission;
  products: ReadonlyMap<ProductId, Product>;
  onDrop: () => void;
  onRemove: (line: LineId) => void;
}

/** Why an order was not placed. The form shows which fields were refused. */
export const FailureNotice = ({
  submission,
  products,
  onDrop,
  onRemove,
}: Props) => {
  switch (submission.stage) {
    case 'unanswered':
      return (
        <Notice role="alert">
          <p>
            {t(
              'We got no answer, so your order may or may not have arrived. Press {button}: your order is placed only once.',
              { button: t('TRY AGAIN') },
            )}
          </p>
          <NoticeRow>
            <p>
              {t(
                'If your order arrived, a changed one will be an additional order.',
              )}
            </p>
            <TextButton type="button" onClick={onDrop}>
              {t('Change the order')}
            </TextButton>
          </NoticeRow>
        </Notice>
      );
    case 'changed':
      return (
        <Notice role="alert">
          <p>{t('Nothing was ordered, because something has changed.')}</p>
          {submission.lines.map((line) => {
            const product = lineText(line, products.get(line.productId));
            const { reason, price } = line;
            const isSoldOut = reason === 'soldOut';
            // A service may have other reasons.
            const problem =
              isSoldOut || reason === 'unknown'
                ? unavailableText(product, isSoldOut)
                : product;
            return (
              <NoticeRow key={lineKeyOf(line)}>
                <p>
                  {price === undefined
                    ? problem
                    : t('{product} costs {price} now.', {
                        product,
                        price: formatPrice(price),
                      })}
                </p>
                {price === undefined && (
                  <TextButton
                    type="button"
                    aria-label={t('Remove {product}', { product })}
                    onClick={() => onRemove(line)}
                  >
                    {t('Remove')}
                  </TextButton>
                )}
              </NoticeRow>
            );
          })}
          <NoticeRow>
            {submission.total !== undefined && (
              <p>
                {t('The total is {total} now.', {
                  total: formatTotal(submission.total),
                })}
              </p>
            )}
            <ReloadedCartLink />
          </NoticeRow>
        </Notice>
      );
    case 'notPlaced':
      return (
        <Notice role="alert">
          <p>
            {t(
              'Nothing was ordered, because the shop cannot take this order. Please contact us.',
            )}
          </p>
          <NoticeRow>
            <ReloadedCartLink />
          </NoticeRow>
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
  <TextButton as="a" href={PATHS.cart}>
    {t('View cart')}
  </TextButton>
);

const Notice = styled.div`
  margin-block-end: var(--space-m);
  padding-inline: var(--space-m);
  border: 1px solid var(--hairline);
  border-inline-start: 3px solid var(--error);
  border-radius: var(--radius);
  background: var(--raised);
  p { padding-block: 12px; text-wrap: pretty; }
  > p { font-weight: 500; }
`;

const NoticeRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: var(--space-m);
  border-block-start: 1px solid var(--hairline);
  p { flex: 1 1 10rem; }
  /* The text of a link is in the middle, as that of a button. */
  a { align-content: center; }
  @media (forced-colors: active) { border-block-start-color: CanvasText; }
`;
