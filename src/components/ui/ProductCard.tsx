import { useId, useState, type FocusEvent, type MouseEvent, type PointerEvent } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { productPath } from '../../domain/address';
import { atWidth } from '../../domain/pictures';
import type { Listing } from '../../domain/product';
import { color, motion, text } from '../../styles/theme';
import { Growing } from './Growing';
import { Price } from './Price';
import { ProductPicture } from './ProductPicture';

interface Props {
  readonly product: Listing;
  /** How wide its picture stands on the page. */
  readonly sizes: string;
  readonly eager?: boolean;
}

/** Whether a press leads there, and not to another tab or window. */
const leadsThere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** A product in a list: picture, name, price, and the way to its page. */
export const ProductCard = ({ product, sizes, eager = false }: Props) => {
  const id = useId();
  // The same product may stand on a page twice; the picture that was pressed is the one that grows.
  const [pressed, setPressed] = useState(false);
  const [approached, setApproached] = useState(false);
  const [turned, setTurned] = useState(false);
  const [, back] = product.image;
  const [, kind = product.name, colour = ''] = /^(.*, )(.*)$/.exec(product.name) ?? [];

  return (
    <Card
      to={productPath(product._id)}
      aria-labelledby={`${id}name ${id}price`}
      onClick={(event: MouseEvent) => setPressed(leadsThere(event))}
      onPointerEnter={({ pointerType }: PointerEvent) => pointerType === 'mouse' && setApproached(true)}
      onFocus={({ target }: FocusEvent) => target.matches(':focus-visible') && setApproached(true)}
    >
      <Growing id={product._id} active={pressed}>
        <Frame>
          <ProductPicture product={product} sizes={sizes} eager={eager} />
          {approached && back && (
            <Back
              src={atWidth(back, 400)}
              srcSet={`${atWidth(back, 400)} 400w, ${back} 800w`}
              sizes={`auto, ${sizes}`}
              loading="lazy"
              alt=""
              $there={turned}
              onLoad={() => setTurned(true)}
            />
          )}
        </Frame>
      </Growing>
      <Name id={`${id}name`}>
        {kind}
        <Colour>{colour}</Colour>
      </Name>
      <Amount id={`${id}price`} cents={product.price} />
    </Card>
  );
};

const Card = styled(Link)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px;
  text-decoration: none;
`;

const Frame = styled.div`
  position: relative;
  margin-block-end: 12px;
`;

const Back = styled.img<{ $there: boolean }>`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
  opacity: 0;
  transition: opacity ${motion.calm};

  a:focus-visible & {
    opacity: ${({ $there }) => ($there ? 1 : 0)};
  }
  @media (hover: hover) {
    a:hover & {
      opacity: ${({ $there }) => ($there ? 1 : 0)};
    }
  }
`;

const Name = styled.h3`
  font-weight: 400;
  line-height: 1.4;

  a:hover > & {
    text-decoration: underline;
    text-underline-offset: 0.25em;
    text-decoration-thickness: 1px;
  }
`;

// A name breaks before its colour, and within only where letters are so large that it must.
const Colour = styled.span`
  display: inline-block;
  text-decoration: inherit;
`;

const Amount = styled(Price)`
  font-size: ${text.small};
  color: ${color.inkSoft};
`;
