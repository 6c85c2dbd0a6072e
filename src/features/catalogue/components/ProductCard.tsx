import { memo, type SyntheticEvent } from 'react';
import styled, { css } from 'styled-components';
import { imageUrlAtWidth } from '../../../shop/images';
import { formatPrice } from '../money';
import { productPath } from '../../navigation/paths';
import type { ProductSummary } from '../../../shop/product';
import { color, hover, motion, quiet, underline } from '../../../styles/theme';
import { Link } from 'react-router-dom';
import { figures } from './Price';
import { ProductImage } from './ProductImage';

interface Props {
  readonly product: ProductSummary;
  readonly sizes: string;
  readonly eager: boolean;
}

const markLoaded = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
  currentTarget.dataset['loaded'] = '';
};

/** A product in a list. Memoized because a list holds many cards. */
export const ProductCard = memo(function ProductCard({
  product,
  sizes,
  eager,
}: Props) {
  const [, back] = product.image;
  const price = formatPrice(product.price);
  return (
    <Card to={productPath(product._id)} aria-label={`${product.name} ${price}`}>
      <div>
        <ProductImage product={product} sizes={sizes} eager={eager} />
        {back && (
          <img
            src={imageUrlAtWidth(back, 400)}
            srcSet={`${imageUrlAtWidth(back, 400)} 400w, ${back} 800w`}
            sizes={sizes}
            loading="lazy"
            alt=""
            onLoad={markLoaded}
          />
        )}
      </div>
      <h3>{product.name}</h3>
      <span>{price}</span>
    </Card>
  );
});

const visible = css`
  display: block;
  &[data-loaded] { opacity: 1; }
  @starting-style { opacity: 0; }
`;

// One styled component for the whole card: each further one costs time in a
// list of many cards.
const Card = styled(Link)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px;
  text-decoration: none;
  > div { position: relative; margin-block-end: 12px; }
  > h3 { font-weight: 400; line-height: 1.4; text-wrap: balance; }
  ${hover} { &:hover > h3 { ${underline} } }
  > span {
    ${quiet}
    ${figures}
  }
  /* The back of the garment. Browsers do not fetch a lazy image that is not displayed. */
  > div > img + img {
    display: none;
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    background: ${color.imageGround};
    opacity: 0;
    transition: opacity ${motion.calm}, display ${motion.calm} allow-discrete;
  }
  &:focus-visible > div > img + img { ${visible} }
  ${hover} { &:hover > div > img + img { ${visible} } }
`;
