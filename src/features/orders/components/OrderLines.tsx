import styled from 'styled-components';
import type { Product, ProductId } from '../../../data/types';
import { secondaryText, tabularFigures } from '../../../styles/mixins';
import { shopTextProps } from '../../../texts/shopTextProps';
import { t } from '../../../texts/t';
import { lineKeyOf } from '../../cart/cart';
import { ProductImage } from '../../catalogue/components/ProductImage';
import { formatPrice, formatInCurrency } from '../../catalogue/money';
import { sizeInLine } from '../../catalogue/productTexts';
import type { OrderLine } from '../order';

interface Props {
  lines: readonly OrderLine[];
  currency: string;
  products: ReadonlyMap<ProductId, Product>;
}

/** The shop may no longer sell the product of a line. */
export const OrderLines = ({ lines, currency, products }: Props) => (
  <ul role="list">
    {lines.map((line) => {
      const { productId, size, quantity, price } = line;
      const product = products.get(productId);
      return (
        <Line key={lineKeyOf(line)}>
          {product ? (
            <ProductImage product={product} imageSizes="64px" aria-hidden />
          ) : (
            <span />
          )}
          <div>
            <p {...shopTextProps}>
              {product?.name ?? t('Product {id}', { id: productId })}
            </p>
            <SizeAndQuantity>
              {t('{size}, quantity {count}', {
                size: product ? sizeInLine(product, size) : size,
                count: quantity,
              })}
            </SizeAndQuantity>
          </div>
          <LinePrice>
            {formatInCurrency(price * quantity, currency, formatPrice)}
          </LinePrice>
        </Line>
      );
    })}
  </ul>
);

const Line = styled.li`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr) auto;
  gap: var(--space-m);
  align-items: center;
  padding-block: var(--space-s);
  p { text-wrap: wrap; }
`;

const SizeAndQuantity = styled.p`
  ${secondaryText}
`;

const LinePrice = styled.span`
  ${tabularFigures}
`;
