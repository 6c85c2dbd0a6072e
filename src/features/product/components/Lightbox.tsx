import { useLayoutEffect, useRef, type MouseEvent } from 'react';
import styled from 'styled-components';
import type { Product } from '../../../data/types';
import { t } from '../../../texts/t';
import { Sheet, SheetHeading } from '../../../ui/Sheet';
import type { DialogProps } from '../../../ui/useDialog';
import { ProductImage } from '../../catalogue/components/ProductImage';
import { placeholderProps } from './ImageStrip';

/** Where an image was pressed, or the middle of its top for a button. */
export const pressedPoint = ({ target, nativeEvent }: MouseEvent) => {
  if (!(target instanceof HTMLImageElement)) return { left: '50%', top: 0 };
  const { offsetX, offsetY } = nativeEvent;
  return {
    left: `${(100 * offsetX) / target.width}%`,
    top: `${(100 * offsetY) / target.height}%`,
  };
};

interface Props {
  product: Product;
  shownIndex: number;
  /** The point of the shown image that is scrolled to the center. */
  point: ReturnType<typeof pressedPoint> | undefined;
  dialog: DialogProps;
}

/** All images of the product, enlarged. The browser scrolls and zooms them. */
export const Lightbox = ({ product, shownIndex, point, dialog }: Props) => {
  const center = useRef<HTMLSpanElement>(null);
  useLayoutEffect(
    () => center.current?.scrollIntoView({ block: 'center', inline: 'center' }),
    [],
  );

  return (
    <Sheet
      {...dialog}
      label={t('{name}, close up', { name: product.name })}
      closeLabel={t('Close')}
      placement="full"
      head={<SheetHeading>{product.name}</SheetHeading>}
    >
      {product.image.map((src, i) => (
        <Enlarged key={src} onClick={dialog.close}>
          <ProductImage
            product={product}
            index={i}
            imageSizes="1500px"
            {...placeholderProps(src)}
          />
          {i === shownIndex && <Point ref={center} style={point} />}
        </Enlarged>
      ))}
    </Sheet>
  );
};

// The largest file is 1200 px wide, and is sharp at 1500 px. On a phone, where
// the page already shows an image at full width, it is wider than the window.
const Enlarged = styled.div`
  position: relative;
  width: min(100%, 1500px);
  min-width: min(200vw, 1200px);
  margin-inline: auto;
  cursor: zoom-out;
`;

const Point = styled.span`
  position: absolute;
`;
