import { memo, useEffect, useId, useState } from 'react';
import styled from 'styled-components';
import { imageUrlAtWidth } from '../../../shop/images';
import { formatPrice } from '../money';
import { productPath } from '../../navigation/paths';
import type { ProductSummary } from '../product';
import { color, hover, motion, quiet, underline } from '../../../styles/theme';
import { isPlainLeftClick } from '../../../ui/isPlainLeftClick';
import { Link } from '../../../ui/Link';
import { figures } from './Price';
import { ProductImage } from './ProductImage';
import { SharedImage } from './SharedImage';

interface Props {
  readonly product: ProductSummary;
  readonly sizes: string;
  readonly eager: boolean;
}

/** A product in a list. Memoized because a list holds many cards. */
export const ProductCard = memo(function ProductCard({ product, sizes, eager }: Props) {
  const id = useId();
  // The same product may be on a page twice. Only the image of the pressed card takes part in the transition.
  const [isPressed, setPressed] = useState(false);
  const [isApproached, setApproached] = useState(false);
  const [isBackLoaded, setBackLoaded] = useState(false);
  const [, back] = product.image;
  const [, kind = product.name, colorName = ''] = /^(.*, )(.*)$/.exec(product.name) ?? [];

  // Only one card can be pending at a time: the next click on a link clears it.
  useEffect(() => {
    if (!isPressed) return;
    const clearPressed = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a')) setPressed(false);
    };
    document.addEventListener('click', clearPressed, true);
    return () => document.removeEventListener('click', clearPressed, true);
  }, [isPressed]);

  return (
    <Card
      to={productPath(product._id)}
      data-pressed={isPressed || undefined}
      aria-labelledby={`${id}name ${id}price`}
      onClick={(event) => isPlainLeftClick(event) && setPressed(true)}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setApproached(true)}
      onFocus={({ target }) => target.matches(':focus-visible') && setApproached(true)}
    >
      <SharedImage id={product._id} active={isPressed}>
        <div>
          <ProductImage product={product} sizes={sizes} eager={eager} />
          {isApproached && back && (
            <BackImage
              src={imageUrlAtWidth(back, 400)}
              srcSet={`${imageUrlAtWidth(back, 400)} 400w, ${back} 800w`}
              sizes={sizes}
              loading="lazy"
              alt=""
              data-loaded={isBackLoaded || undefined}
              onLoad={() => setBackLoaded(true)}
            />
          )}
        </div>
      </SharedImage>
      <h3 id={`${id}name`}>
        {kind}
        <span>{colorName}</span>
      </h3>
      <span id={`${id}price`}>{formatPrice(product.price)}</span>
    </Card>
  );
});

// One styled component for the whole card: each further one costs time in a list of many cards.
const Card = styled(Link)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px;
  text-decoration: none;
  > div { position: relative; margin-block-end: 12px; }
  > h3 { font-weight: 400; line-height: 1.4; }
  ${hover} { &:hover > h3 { ${underline} } }
  &[data-pressed] > h3 { color: ${color.inkSoft}; }
  /* A name breaks before its color first. */
  > h3 > span { display: inline-block; text-decoration: inherit; }
  > span {
    ${quiet}
    ${figures}
  }
`;

const BackImage = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
  background: ${color.imageGround};
  opacity: 0;
  transition: opacity ${motion.calm};
  a:focus-visible &[data-loaded] { opacity: 1; }
  ${hover} { a:hover &[data-loaded] { opacity: 1; } }
`;
