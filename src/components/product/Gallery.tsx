import styled from 'styled-components';
import type { Listing } from '../../domain/product';
import { space, wider } from '../../styles/theme';
import { SharedPicture } from '../ui/SharedPicture';
import { PictureStrip } from './PictureStrip';
import { Thumbnails } from './Thumbnails';
import { approachCloseUp, useCloseUp } from './useCloseUp';
import { ZoomButton } from './ZoomButton';

interface Props {
  readonly product: Listing;
  /** Index of the large picture. */
  readonly shown: number;
  readonly onShow: (picture: number) => void;
}

/** The pictures of a product: one large, all of them small, and the large one close up. */
export const Gallery = ({ product, shown, onShow }: Props) => {
  const { opened, open, close } = useCloseUp();
  return (
    <Frame>
      <SharedPicture id={product._id} active>
        <PictureStrip product={product} shown={shown} onShow={onShow}>
          <ZoomButton onZoom={open} onApproach={approachCloseUp} />
        </PictureStrip>
      </SharedPicture>
      {product.image.length > 1 && <Thumbnails product={product} shown={shown} onShow={onShow} />}
      {opened && (
        <opened.CloseUp product={product} shown={shown} spot={opened.spot} onShow={onShow} onClose={close} />
      )}
    </Frame>
  );
};

const Frame = styled.div`
  min-width: 0;

  ${wider.tablet} {
    display: grid;
    grid-template-columns: 72px minmax(0, 1fr);
    gap: ${space.m};
  }
`;
