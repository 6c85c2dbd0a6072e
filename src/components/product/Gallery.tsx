import styled from 'styled-components';
import type { ProductSummary } from '../../domain/product';
import { space, up } from '../../styles/theme';
import { SharedImage } from '../ui/SharedImage';
import { ImageStrip } from './ImageStrip';
import { Thumbnails } from './Thumbnails';
import { preloadLightbox, useLightbox } from './useLightbox';
import { ZoomButton } from './ZoomButton';

interface Props {
  readonly product: ProductSummary;
  /** Index of the large picture. */
  readonly shown: number;
  readonly onShow: (picture: number) => void;
}

/** The pictures of a product: one large, all of them small, and the large one close up. */
export const Gallery = ({ product, shown, onShow }: Props) => {
  const { opened, open, close } = useLightbox();
  return (
    <Frame>
      <SharedImage id={product._id} active>
        <ImageStrip product={product} shown={shown} onShow={onShow}>
          <ZoomButton onZoom={open} onApproach={preloadLightbox} />
        </ImageStrip>
      </SharedImage>
      {product.image.length > 1 && <Thumbnails product={product} shown={shown} onShow={onShow} />}
      {opened && (
        <opened.Lightbox product={product} shown={shown} spot={opened.spot} onShow={onShow} onClose={close} />
      )}
    </Frame>
  );
};

const Frame = styled.div`
  min-width: 0;

  ${up.tablet} {
    display: grid;
    grid-template-columns: 72px minmax(0, 1fr);
    gap: ${space.m};
  }
`;
