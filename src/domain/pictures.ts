import type { ProductId } from './product';

/** What the pictures of a product show, in the order of its gallery. */
export const ANGLES = ['front', 'back', 'detail', 'cloth'] as const;
export type Angle = (typeof ANGLES)[number];

/** Widths in pixels that every picture comes in; the catalogue names the one of 800. */
export const PICTURE_WIDTHS = [400, 800, 1200] as const;

/** The address of a picture, 800 pixels wide; other content has another hash, so a cache may keep it for ever. */
export const pictureAddress = (id: ProductId, angle: Angle, hash: string): string =>
  `/images/products/${id}-${angle}-800.${hash}.avif`;

/** The address of the same picture at another width; one that does not say `-800.` comes back as it is. */
export const atWidth = (address: string, width: number): string => address.replace('-800.', `-${width}.`);

/** All widths of a picture, as `srcset` takes them; of an address that `pictureAddress` made, and no other. */
export const widthsOf = (address: string): string =>
  PICTURE_WIDTHS.map((width) => `${atWidth(address, width)} ${width}w`).join(', ');

const SHOWN: Readonly<Record<Angle, string>> = {
  front: 'the front',
  back: 'the back',
  detail: 'a detail of its making',
  cloth: 'the cloth, close up',
};

/** What a picture of something shows, in words; `picture` is its place in the gallery. */
export const altOf = ({ name }: { readonly name: string }, picture: number): string =>
  `${name}: ${SHOWN[ANGLES[picture] ?? 'front']}`;

/** The scenes: pictures that show no one product. */
export const SCENE_NAMES = ['hero', 'hero-tall', 'about', 'contact', 'kids', 'login'] as const;
export type SceneName = (typeof SCENE_NAMES)[number];

/** Of each scene: its size and the widths of its files in pixels, and what it shows. */
export const SCENES = {
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
} as const satisfies Record<SceneName, object>;

/** The address of a scene at one of its widths. */
export const sceneAddress = (name: SceneName, width: number, hash: string): string =>
  `/images/scenes/${name}-${width}.${hash}.avif`;

/** A scene as a page shows it. */
export interface Scene {
  readonly src: string;
  readonly srcSet: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** A scene with the addresses of all its widths; the second one is for browsers that cannot choose. */
export const sceneOf = (name: SceneName, hash: string): Scene => {
  const { width, height, widths, alt } = SCENES[name];
  return {
    src: sceneAddress(name, widths[1], hash),
    srcSet: widths.map((each) => `${sceneAddress(name, each, hash)} ${each}w`).join(', '),
    width,
    height,
    alt,
  };
};
