import { Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { productPath } from '../../domain/paths';
import type { CartLine } from '../../domain/cart';
import type { ProductSummary } from '../../domain/product';
import { color, space, text, touch } from '../../styles/theme';
import { IconButton } from '../ui/Button';
import { Link } from '../ui/Link';
import { Price } from '../ui/Price';
import { ProductImage } from '../ui/ProductImage';
import { QuantityField } from './QuantityField';
import { cartRow } from './row';
import { useFocusWhen } from './useFocusWhen';

interface Props {
  readonly line: CartLine;
  readonly product: ProductSummary;
  /** Whether Undo has just brought the line back, and focus with it. */
  readonly takesFocus: boolean;
  /** The bin has focus, whoever brought it. */
  readonly onFocus: () => void;
  readonly onType: (text: string) => void;
  readonly onRemove: () => void;
}

/** One line of the cart. */
export const CartLineRow = ({
  line: { size, quantity },
  product,
  takesFocus,
  onFocus,
  onType,
  onRemove,
}: Props) => {
  const bin = useFocusWhen<HTMLButtonElement>(takesFocus);
  const title = `${product.name}, size ${size}`;
  return (
    <Row>
      <Picture to={productPath(product._id)} tabIndex={-1}>
        <ProductImage product={product} sizes="88px" />
      </Picture>
      <div>
        <h2>
          <Name to={productPath(product._id)}>{product.name}</Name>
        </h2>
        <Facts>
          <Price cents={product.price} />
          <Size>{size}</Size>
        </Facts>
      </div>
      <QuantityField label={`Quantity of ${title}`} quantity={quantity} onType={onType} />
      <IconButton ref={bin} type="button" aria-label={`Remove ${title}`} onFocus={onFocus} onClick={onRemove}>
        <Trash2 size={20} />
      </IconButton>
    </Row>
  );
};

const Row = styled.li`
  ${cartRow}
  grid-template-columns: 88px 1fr auto auto;

  h2 {
    font: inherit;
  }
  @media (max-width: 479px) {
    grid-template-columns: 72px 1fr auto;

    > :first-child {
      grid-row: span 2;
    }
    > :nth-child(2) {
      grid-column: 2 / -1;
    }
  }
`;

const Picture = styled(Link)`
  display: block;
`;

// Room for the pointer that takes none on the page.
const Name = styled(Link)`
  display: inline-block;
  margin-block: -2px;
  padding-block: 2px;
  text-decoration: none;

  ${touch} {
    margin-block: -10px;
    padding-block: 10px;
  }

  &:hover {
    text-decoration: underline;
  }
`;

const Facts = styled.p`
  display: flex;
  align-items: center;
  gap: ${space.m};
  margin-block-start: ${space.s};
`;

const Size = styled.span`
  min-width: 36px;
  padding: 2px ${space.s};
  border: 1px solid ${color.hairline};
  font-size: ${text.small};
  text-align: center;
`;
