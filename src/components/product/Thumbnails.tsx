import styled from 'styled-components';
import { imageAlt, imageUrlAtWidth } from '../../domain/images';
import type { ProductSummary } from '../../domain/product';
import { color, motion, space, up } from '../../styles/theme';
import { Cell, Cells, RadioCells } from './RadioCells';

interface Props {
  readonly product: ProductSummary;
  /** Index of the large picture. */
  readonly shown: number;
  readonly onShow: (picture: number) => void;
}

/** All pictures of a product, small, as a radio group that says and chooses which one is large. */
export const Thumbnails = ({ product, shown, onShow }: Props) => (
  <Row>
    <RadioCells
      legend="Pictures"
      quiet
      name="picture"
      options={product.image.map((address, i) => ({
        value: i,
        label: imageAlt(product, i),
        content: <img src={imageUrlAtWidth(address, 400)} alt="" width={72} height={90} loading="lazy" />,
      }))}
      chosen={shown}
      onChoose={onShow}
    />
  </Row>
);

// On a phone the cells are bars under the picture, and the chosen one is inked.
const Row = styled.div`
  ${Cell} {
    flex: 1;
    height: 44px;

    &::after {
      content: '';
      position: absolute;
      inset: 21px 0 auto;
      height: 2px;
      background: ${color.hairline};
      transition: background ${motion.quick};
    }
    &:has(:checked)::after {
      background: ${color.ink};
    }
    img {
      display: none;
    }
  }

  ${up.tablet} {
    grid-area: 1 / 1;

    ${Cells} {
      flex-direction: column;
      gap: ${space.m};
    }
    ${Cell} {
      flex: none;
      height: auto;

      &::after {
        inset: auto 0 -6px;
        height: 1px;
        background: transparent;
      }
      img {
        display: block;
        width: 100%;
        background: ${color.print};
      }
    }
  }
`;
