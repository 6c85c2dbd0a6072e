import styled from 'styled-components';
import { imageUrlAtWidth } from '../../../lib/images';
import { widerThan } from '../../../styles/mixins';
import { shopTextProps } from '../../../texts/shopTextProps';
import { t } from '../../../texts/t';
import { viewText } from '../../catalogue/productTexts';
import type { GalleryProps } from './ImageStrip';

export const Thumbnails = ({ product, shownIndex, onShow }: GalleryProps) => (
  <ThumbnailRow role="group" aria-label={t('Images')}>
    {product.image.map((src, i) => (
      <Thumbnail
        key={src}
        type="button"
        aria-label={viewText(i)}
        lang={shopTextProps.lang}
        aria-pressed={i === shownIndex}
        onClick={() => onShow(i)}
      >
        <ThumbnailImage
          src={imageUrlAtWidth(src, 400)}
          alt=""
          width={72}
          height={90}
          loading="lazy"
        />
      </Thumbnail>
    ))}
  </ThumbnailRow>
);

const ThumbnailRow = styled.div`
  display: flex;
  margin-block-start: calc(-1 * var(--space-l));
  @media ${widerThan.phone} { gap: var(--space-m); margin: 0; }
  @media ${widerThan.tablet} { flex-direction: column; }
`;

// On a phone the buttons are bars below the image.
const Thumbnail = styled.button`
  position: relative;
  flex: 1;
  height: 44px;
  &::after {
    content: '';
    position: absolute;
    inset: auto 0 var(--space-xs);
    height: 2px;
    background: var(--hairline);
    transition: background var(--duration-short);
  }
  @media ${widerThan.phone} {
    flex: none;
    width: 72px;
    height: auto;
    &::after {
      inset: auto 0 -6px;
      height: 1px;
      background: transparent;
    }
  }
  &[aria-pressed='true']::after { background: var(--ink); }
  /* Forced colors would remove the backgrounds. */
  @media (forced-colors: active) { &::after { forced-color-adjust: none; } }
`;

const ThumbnailImage = styled.img`
  display: none;
  @media ${widerThan.phone} {
    display: block;
    width: 100%;
  }
`;
