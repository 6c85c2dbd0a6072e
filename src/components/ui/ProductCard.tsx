import { useId } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { productPath } from '../../domain/address';
import type { Product } from '../../domain/product';
import { color, motion, space, text } from '../../styles/theme';
import { Price } from './Price';
import { ProductPicture } from './ProductPicture';

interface Props {
  readonly product: Product;
  /** How wide its picture stands on the page. */
  readonly sizes: string;
  readonly eager?: boolean;
}

/** A product in a list: picture, name, price, and the way to its page. */
export const ProductCard = ({ product, sizes, eager = false }: Props) => {
  const id = useId();
  return (
    <Card to={productPath(product._id)} aria-labelledby={`${id}name ${id}price`}>
      <Frame>
        <ProductPicture product={product} sizes={sizes} eager={eager} />
      </Frame>
      <Name id={`${id}name`}>{product.name}</Name>
      <Amount id={`${id}price`} cents={product.price} />
    </Card>
  );
};

const Card = styled(Link)`
  display: grid;
  gap: 2px;
  text-decoration: none;
`;

const Frame = styled.div`
  overflow: hidden;
  margin-block-end: ${space.s};

  img {
    transition: scale ${motion.calm};
  }
  a:hover > & > img {
    scale: 1.02;
  }
`;

const Name = styled.h3`
  font-weight: 400;
  a:hover > & {
    text-decoration: underline;
    text-underline-offset: 0.25em;
    text-decoration-thickness: 1px;
  }
`;

const Amount = styled(Price)`
  font-size: ${text.small};
  color: ${color.inkSoft};
`;
