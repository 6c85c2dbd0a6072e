import { Trash2 } from 'lucide-react';
import type { MouseEventHandler } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { productPath } from '../../../routing/paths';
import { secondaryText, tabularFigures } from '../../../styles/mixins';
import { shopTextProps } from '../../../texts/shopTextProps';
import { t } from '../../../texts/t';
import { withElements } from '../../../texts/withElements';
import { IconButton } from '../../../ui/Button';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { Price } from '../../catalogue/components/Price';
import { ProductImage } from '../../catalogue/components/ProductImage';
import { formatPrice } from '../../catalogue/money';
import { priceOf } from '../../catalogue/offer';
import { lineText, sizeInLine } from '../../catalogue/productTexts';
import type { AvailableLine } from '../cartSlice';
import { QuantityField } from './QuantityField';
import { rowStyle } from './CartRowParts';

interface Props {
  line: AvailableLine;
  onChange: (quantity: number) => void;
  onRemove: MouseEventHandler<HTMLButtonElement>;
}

export const CartLineRow = ({ line, onChange, onRemove }: Props) => {
  const { product, size, quantity } = line;
  const text = lineText(line, product);
  const path = productPath(product._id);
  const price = <Price product={product} size={size} />;
  return (
    <LineRow>
      <ImageLink to={path} tabIndex={-1} aria-hidden>
        <ProductImage product={product} imageSizes="88px" />
      </ImageLink>
      <Texts>
        <div>
          <h2>
            <NameLink to={path} {...shopTextProps}>
              {product.name}
            </NameLink>
          </h2>
          <Small>{sizeInLine(product, size)}</Small>
        </div>
        <Prices>
          {quantity > 1 ? (
            <>
              <LineTotal>
                {withElements(
                  '{total} for {count}',
                  {
                    total: formatPrice(priceOf(product, size) * quantity),
                    count: <VisuallyHidden>{quantity}</VisuallyHidden>,
                  },
                  VisuallyHidden,
                )}
              </LineTotal>
              <Small>{price}</Small>
            </>
          ) : (
            price
          )}
        </Prices>
      </Texts>
      <QuantityField lineText={text} quantity={quantity} onChange={onChange} />
      <IconButton
        type="button"
        aria-label={t('Remove {product}', { product: text })}
        onClick={onRemove}
      >
        <Trash2 />
      </IconButton>
    </LineRow>
  );
};

const narrow = '(max-width: 29.99em)';

const LineRow = styled.div`
  ${rowStyle}
  grid-template-columns: 88px minmax(0, 1fr) auto auto;
  @media ${narrow} { grid-template-columns: 72px minmax(0, 1fr) auto; }
  > button { margin-inline-end: calc(-1 * var(--icon-inset)); }
`;

const ImageLink = styled(Link)`
  @media ${narrow} { grid-row: span 2; }
`;

const Texts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: var(--space-m);
  padding-inline-end: var(--space-m);
  > :first-child { flex: 1 1 8rem; }
  /* Balanced lines would not break a name before its color. */
  h2 { font: inherit; letter-spacing: inherit; text-wrap: wrap; }
  @media ${narrow} { grid-column: 2 / -1; align-items: start; padding: 0; }
`;

const NameLink = styled(Link)`
  display: inline-block;
  /* The padding enlarges the target, the margin keeps the layout. */
  margin-block: -10px;
  padding-block: 10px;
  text-decoration: none;
  @media (hover: hover) { &:hover { text-decoration: underline; } }
`;

const Small = styled.p`
  ${secondaryText}
`;

const Prices = styled.div`
  position: relative;
  display: grid;
  justify-items: end;
  margin-inline-start: auto;
`;

const LineTotal = styled.span`
  ${tabularFigures}
`;
