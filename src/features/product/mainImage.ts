import { srcSetOf } from '../../shop/images';
import { isWider } from '../../styles/theme';

export const MAIN_IMAGE_SIZES = `(min-width: 1400px) 724px, ${isWider.tablet} calc(56vw - 88px), ${isWider.phone} calc(55.2vw - 32px), 100vw`;

/** Fetches the file that the main image of a product page will show. */
export const fetchMainImage = (src: string): void => {
  const image = new Image();
  // Otherwise Chromium would keep the image, and fetch it again when the size
  // of the window changes.
  const release = () => image.removeAttribute('srcset');
  image.addEventListener('load', release);
  image.addEventListener('error', release);
  image.sizes = MAIN_IMAGE_SIZES;
  image.srcset = srcSetOf(src);
};
