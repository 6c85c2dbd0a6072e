import type { ProductId } from './product';

/** What the pictures of a product show, in the order of its gallery. */
export const ANGLES = ['front', 'back', 'detail', 'cloth'] as const;
export type Angle = (typeof ANGLES)[number];

/** Widths in pixels that every picture comes in; the catalogue names the one of 800. */
export const IMAGE_WIDTHS = [400, 800, 1200] as const;

/** The address of a picture, 800 pixels wide; other content has another hash, so a cache may keep it for ever. */
export const imageUrl = (id: ProductId, angle: Angle, hash: string): string =>
  `/images/products/${id}-${angle}-800.${hash}.avif`;

/** The address of the same picture at another width; one that does not say `-800.` comes back as it is. */
export const imageUrlAtWidth = (address: string, width: number): string =>
  address.replace('-800.', `-${width}.`);

/** All widths of a picture, as `srcset` takes them; of an address that `imageUrl` made, and no other. */
export const srcSetOf = (address: string): string =>
  IMAGE_WIDTHS.map((width) => `${imageUrlAtWidth(address, width)} ${width}w`).join(', ');

const SHOWN: Readonly<Record<Angle, string>> = {
  front: 'the front',
  back: 'the back',
  detail: 'a detail of its making',
  cloth: 'the cloth, close up',
};

/** What a picture of something shows, in words; `picture` is its place in the gallery. */
export const imageAlt = ({ name }: { readonly name: string }, picture: number): string =>
  `${name}: ${SHOWN[ANGLES[picture] ?? 'front']}`;

/** The scenes: pictures that show no one product. */
export const BANNER_NAMES = ['hero', 'hero-tall', 'about', 'contact', 'kids', 'login'] as const;
export type BannerName = (typeof BANNER_NAMES)[number];

/** Of each scene: its size and the widths of its files in pixels, and what it shows. */
export const BANNERS = {
  hero: {
    width: 2400,
    height: 1200,
    widths: [1200, 1800, 2400],
    alt: 'Corduroy trousers, a cable jumper, a herringbone overcoat and a striped tee laid out together',
  },
  'hero-tall': {
    width: 1000,
    height: 1100,
    widths: [500, 1000],
    alt: 'Corduroy trousers, a cable jumper, a herringbone overcoat and a striped tee laid out together',
  },
  about: {
    width: 1200,
    height: 1500,
    widths: [600, 1200],
    alt: 'A linen shirt laid over indigo jeans',
  },
  contact: {
    width: 1200,
    height: 1500,
    widths: [600, 1200],
    alt: 'A rose cable cardigan laid over a pleated skirt',
  },
  kids: {
    width: 1200,
    height: 1500,
    widths: [600, 1200],
    alt: 'A striped tee laid over rust needlecord dungarees',
  },
  login: { width: 1200, height: 1500, widths: [600, 1200], alt: 'A charcoal overcoat' },
} as const satisfies Record<BannerName, object>;

/** The address of a scene at one of its widths. */
export const bannerUrl = (name: BannerName, width: number, hash: string): string =>
  `/images/scenes/${name}-${width}.${hash}.avif`;

/** A scene as a page shows it. */
export interface Banner {
  readonly src: string;
  readonly srcSet: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** A scene with the addresses of all its widths; the second one is for browsers that cannot choose. */
export const bannerOf = (name: BannerName, hash: string): Banner => {
  const { width, height, widths, alt } = BANNERS[name];
  return {
    src: bannerUrl(name, widths[1], hash),
    srcSet: widths.map((each) => `${bannerUrl(name, each, hash)} ${each}w`).join(', '),
    width,
    height,
    alt,
  };
};
