/**
 * The widths in pixels in which each image is stored. The catalogue lists the
 * URL of the file that is 800 pixels wide.
 */
export const IMAGE_WIDTHS = [400, 800, 1200] as const;

/** The URL of the image at another width. Without `-800.` there is only one. */
export const imageUrlAtWidth = (url: string, width: number): string =>
  url.replace('-800.', `-${width}.`);

/** The URL of the image that shows the cloth. */
export const clothImageUrl = ({
  image,
}: {
  image: readonly string[];
}): string | undefined => image.find((url) => url.includes('-cloth-800.'));

/** The URL of the image for link previews. The build makes it from `front`. */
export const shareImageUrl = (front: string): string =>
  front.replace(/-[^-]*-800\.(.+)\.avif$/, '-share.$1.jpg');

export const srcSetOf = (url: string): string => {
  const sources = IMAGE_WIDTHS.map(
    (width) => `${imageUrlAtWidth(url, width)} ${width}w`,
  );
  return sources.join(', ');
};

/** The pixels of the banners, which are the images of pages and categories. */
export const BANNER_DIMENSIONS = {
  hero: { width: 2400, height: 1200, widths: [1200, 1800, 2400] },
  'hero-tall': { width: 1000, height: 1100, widths: [500, 600, 800, 1000] },
  portrait: { width: 1200, height: 1500, widths: [600, 1200] },
} as const;

const bannerUrl = (name: string, width: number, hash: string): string =>
  `/images/banners/${name}-${width}.${hash}.avif`;

export interface Banner {
  src: string;
  srcSet: string;
  width: number;
  height: number;
  alt: string;
}

/**
 * A banner with the URLs of all its widths. Browsers without `srcset` load
 * `src`.
 */
export const bannerOf = (name: string, hash: string, alt: string): Banner => {
  const { width, height, widths } =
    name === 'hero' || name === 'hero-tall'
      ? BANNER_DIMENSIONS[name]
      : BANNER_DIMENSIONS.portrait;
  return {
    src: bannerUrl(name, widths[1], hash),
    srcSet: widths
      .map((each) => `${bannerUrl(name, each, hash)} ${each}w`)
      .join(', '),
    width,
    height,
    alt,
  };
};

/** An image of a product as a portrait banner. */
export const bannerOfProductImage = (src: string, alt: string): Banner => {
  const { width, height } = BANNER_DIMENSIONS.portrait;
  return { src, srcSet: srcSetOf(src), width, height, alt };
};
