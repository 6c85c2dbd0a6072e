import styled from 'styled-components';
import { altOf, atWidth } from '../../domain/pictures';
import type { Product } from '../../domain/product';
import { color, space } from '../../styles/theme';
import { ProductPicture } from '../ui/ProductPicture';

interface Props {
  readonly product: Product;
  /** Index of the large picture. */
  readonly shown: number;
  readonly onShow: (picture: number) => void;
}

/** One large picture, and the others small beside it: a radio group, as the sizes are. */
export const Gallery = ({ product, shown, onShow }: Props) => (
  <Frame>
    <ProductPicture product={product} index={shown} sizes="(min-width: 900px) 55vw, 92vw" eager />
    {product.image.length > 1 && (
      <Thumbnails>
        <Hidden>Pictures</Hidden>
        {product.image.map((address, i) => (
          <Thumbnail key={address}>
            <input
              type="radio"
              name="picture"
              aria-label={altOf(product, i)}
              checked={i === shown}
              onChange={() => onShow(i)}
            />
            <img src={atWidth(address, 400)} alt="" width={80} height={100} />
          </Thumbnail>
        ))}
      </Thumbnails>
    )}
  </Frame>
);

const Frame = styled.div`
  display: grid;
  gap: ${space.m};
  align-content: start;
`;

const Thumbnails = styled.fieldset`
  display: flex;
  gap: ${space.s};
`;

const Hidden = styled.legend`
  position: absolute;
  clip-path: inset(50%);
`;

const Thumbnail = styled.label`
  position: relative;
  width: 80px;
  cursor: pointer;

  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  img {
    background: ${color.print};
  }
  &:has(:checked) img {
    outline: 1px solid ${color.ink};
    outline-offset: 2px;
  }
  &:has(:focus-visible) img {
    outline: 2px solid ${color.accent};
    outline-offset: 3px;
  }
`;
