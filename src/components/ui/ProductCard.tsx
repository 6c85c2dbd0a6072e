import { memo, useId, useState, type MouseEvent } from 'react';
import styled from 'styled-components';
import { productPath } from '../../domain/paths';
import { formatPrice } from '../../domain/money';
import type { ProductSummary } from '../../domain/product';
import { color, text, underline } from '../../styles/theme';
import { afterPaint } from './afterPaint';
import { HoverImage } from './HoverImage';
import { figures } from './Price';
import { ProductImage } from './ProductImage';
import { SharedImage } from './SharedImage';

interface Props {
  readonly product: ProductSummary;
  /** How wide its picture stands on the page. */
  readonly sizes: string;
  readonly eager: boolean;
  /** Called with the path of its page when the shopper goes there. */
  readonly onFollow: (path: string) => void;
}

/** Whether a press leads there, and not to another tab or window. */
const leadsThere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

// Whichever card was pressed last lets go of it when another is: only one is on its way.
let letGo = (): void => undefined;

/**
 * A product in a list: picture, name, price, and the way to its page. There are many of them: one is drawn
 * again only when it is itself another, and a plain link does not listen to where the shopper is.
 */
export const ProductCard = memo(({ product, sizes, eager, onFollow }: Props) => {
  const id = useId();
  // The same product may stand on a page twice; the picture that was pressed is the one that grows.
  const [pressed, setPressed] = useState(false);
  const [approached, setApproached] = useState(false);
  const [, back] = product.image;
  const [, kind = product.name, colour = ''] = /^(.*, )(.*)$/.exec(product.name) ?? [];
  const path = productPath(product._id);

  const follow = (event: MouseEvent) => {
    if (!leadsThere(event)) return;
    event.preventDefault();
    letGo();
    letGo = () => setPressed(false);
    setPressed(true);
    afterPaint(() => onFollow(path));
  };

  return (
    <Card
      href={path}
      data-pressed={pressed || undefined}
      aria-labelledby={`${id}name ${id}price`}
      onClick={follow}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setApproached(true)}
      onFocus={({ target }) => target.matches(':focus-visible') && setApproached(true)}
    >
      <SharedImage id={product._id} active={pressed}>
        <div>
          <ProductImage product={product} sizes={sizes} eager={eager} />
          {approached && back && <HoverImage address={back} sizes={sizes} />}
        </div>
      </SharedImage>
      <h3 id={`${id}name`}>
        {kind}
        <span>{colour}</span>
      </h3>
      <span id={`${id}price`}>{formatPrice(product.price)}</span>
    </Card>
  );
});

ProductCard.displayName = 'ProductCard';

// One styled part for the whole card: with many cards on a page, each further one is felt.
const Card = styled.a`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px;
  text-decoration: none;

  > div {
    position: relative;
    margin-block-end: 12px;
  }
  > h3 {
    font-weight: 400;
    line-height: 1.4;
  }
  &:hover > h3 {
    ${underline}
  }
  &[data-pressed] > h3 {
    color: ${color.inkSoft};
  }
  /* A name breaks before its colour, and within only where letters are so large that it must. */
  > h3 > span {
    display: inline-block;
    text-decoration: inherit;
  }
  > span {
    font-size: ${text.small};
    color: ${color.inkSoft};
    ${figures}
  }
`;
