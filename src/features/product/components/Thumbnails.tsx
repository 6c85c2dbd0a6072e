import styled from 'styled-components';
import { imageUrlAtWidth } from '../../../lib/images';
import type { Product } from '../../../data/types';
import { viewAt } from '../../catalogue/product';
import { color, motion, space, up } from '../../../styles/theme';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { Option, OptionLabel, Radio } from './Radio';

export interface GalleryProps {
  readonly product: Product;
  readonly shown: number;
  readonly onShow: (index: number) => void;
}

export const Thumbnails = ({ product, shown, onShow }: GalleryProps) => (
  <fieldset>
    <VisuallyHidden as="legend">Images</VisuallyHidden>
    <Row>
      {product.image.map((src, i) => (
        <Thumbnail key={src}>
          <Radio
            name="image"
            aria-label={viewAt(i)}
            value={i}
            checked={i === shown}
            onChange={() => onShow(i)}
          />
          <ThumbnailLabel>
            <Image
              src={imageUrlAtWidth(src, 400)}
              alt=""
              width={72}
              height={90}
              loading="lazy"
            />
          </ThumbnailLabel>
        </Thumbnail>
      ))}
    </Row>
  </fieldset>
);

const Row = styled.div`
  display: flex;
  ${up.tablet} { flex-direction: column; gap: ${space.m}; }
`;

const Thumbnail = styled(Option)`
  flex: 1;
  height: 44px;
  ${up.tablet} { flex: none; height: auto; }
`;

// On a phone the options are bars below the image.
const ThumbnailLabel = styled(OptionLabel)`
  &::after {
    content: '';
    position: absolute;
    inset: 21px 0 auto;
    height: 2px;
    background: ${color.hairline};
    transition: background ${motion.quick};
  }
  ${up.tablet} {
    &::after {
      inset: auto 0 -6px;
      height: 1px;
      background: transparent;
    }
  }
  :checked + &::after { background: ${color.ink}; }
`;

const Image = styled.img`
  display: none;
  ${up.tablet} {
    display: block;
    width: 100%;
    background: ${color.imageGround};
  }
`;
