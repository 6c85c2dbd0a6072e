import styled from 'styled-components';
import { imageUrlAtWidth } from '../../../shop/images';
import { imageAlt } from '../../catalogue/product';
import type { ProductSummary } from '../../../shop/product';
import { color, motion, space, up } from '../../../styles/theme';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { Option, OptionLabel, RadioOption } from './RadioOption';

export interface GalleryProps {
  readonly product: ProductSummary;
  readonly shown: number;
  readonly onShow: (index: number) => void;
}

export const Thumbnails = ({ product, shown, onShow }: GalleryProps) => (
  <fieldset>
    <VisuallyHidden as="legend">Images</VisuallyHidden>
    <Row>
      {product.image.map((src, i) => (
        <RadioOption
          key={src}
          name="image"
          value={i}
          checked={i === shown}
          onChange={() => onShow(i)}
        >
          <img
            src={imageUrlAtWidth(src, 400)}
            alt=""
            width={72}
            height={90}
            loading="lazy"
          />
          <VisuallyHidden>{imageAlt(product, i)}</VisuallyHidden>
        </RadioOption>
      ))}
    </Row>
  </fieldset>
);

// On a phone the options are bars below the image.
const Row = styled.div`
  display: flex;
  ${Option} { flex: 1; height: 44px; }
  ${OptionLabel}::after {
    content: '';
    position: absolute;
    inset: 21px 0 auto;
    height: 2px;
    background: ${color.hairline};
    transition: background ${motion.quick};
  }
  img { display: none; }
  ${up.tablet} {
    flex-direction: column;
    gap: ${space.m};
    ${Option} { flex: none; height: auto; }
    ${OptionLabel}::after {
      inset: auto 0 -6px;
      height: 1px;
      background: transparent;
    }
    img {
      display: block;
      width: 100%;
      background: ${color.imageGround};
    }
  }
  :checked + ${OptionLabel}::after { background: ${color.ink}; }
`;
