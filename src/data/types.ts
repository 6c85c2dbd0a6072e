import type { CountedText, EnglishText } from '../../languages/english';
import type { Banner } from '../lib/images';

export type ProductId = string;
export type Category = string;
export type ProductType = string;
export type Size = string;

/** An amount in whole cents, even of a currency without cents. */
export type Cents = number;

/** How many shoppers gave each number of stars. */
export type Ratings = readonly {
  stars: number;
  count: number;
}[];

/** What differs between a size and its product. */
export interface Variant {
  /** The price, if it is higher than the price of the product. */
  price?: Cents;
  /** The former price, above the price of the size. */
  compareAtPrice?: Cents;
  /** Whether the size cannot be bought now. */
  soldOut?: boolean;
  /** The stock keeping unit, which identifies the size for an order service. */
  sku?: string;
}

/** Short texts, such as `160 gsm` for the weight of the cloth. */
export type Facts = Readonly<
  Partial<Record<'material' | 'weight' | 'fit' | 'care' | 'origin', string>>
>;

export interface Product {
  _id: ProductId;
  name: string;
  description: string;
  facts?: Facts;
  /** The lowest price of its sizes. */
  price: Cents;
  /** The former price, above `price`. A variant may have its own. */
  compareAtPrice?: Cents;
  /** What differs from the product, by size. */
  variants?: Readonly<Record<Size, Variant>>;
  /** The URLs of its images, 800 pixels wide, in the order of `VIEWS`. */
  image: readonly string[];
  category: Category;
  subCategory: ProductType;
  /** The sizes in which the product is made, in the order of the picker. */
  sizes: readonly Size[];
  /** The label of the sizes, such as "Volume"; "Size" by default. */
  optionName?: string;
  /** The ratings of this product; by default, the ratings of `samples`. */
  ratings?: Ratings;
  /**
   * When the product was added, in milliseconds since 1970; null if unknown.
   */
  date: number | null;
  bestseller: boolean;
  /** Whether sizeGuides.ts contains the measurements of the product. */
  hasSizeGuide: boolean;
  /** The color of a style with several colors, each of which is a product. */
  color?: { style: string; name: string };
}

/** A line drawing, of which two units are one CSS pixel. */
export interface SizeGuideDrawing {
  viewBox: string;
  /** The size of the drawing in CSS pixels. */
  width: number;
  height: number;
  /** Path data, from back to front: each piece hides those behind it. */
  pieces: readonly string[];
  /** The lines along which the garment is measured, with their letters. */
  lines: readonly {
    letter: string;
    path: string;
    x: number;
    y: number;
  }[];
}

/** The measurements of a garment, in two units, with a row for each size. */
export interface SizeGuide {
  caption: string;
  columns: readonly string[];
  cm: Readonly<Record<Size, readonly number[]>>;
  /** The measurements in inches with fractions, such as `28¼`. */
  inches: Readonly<Record<Size, readonly string[]>>;
  drawing?: SizeGuideDrawing;
}

/** A filter of the list, which `FACETS` of facets.ts defines. */
export type FacetName =
  'category' | 'type' | 'size' | 'color' | 'price' | 'reduced';

/** The names that products use, in the order in which the shop shows them. */
export interface Vocabulary {
  CATEGORIES: readonly string[];
  PRODUCT_TYPES: readonly string[];
  SIZES: readonly string[];
  VIEWS: readonly { name: string; text: string }[];
  /** The filters with checkboxes; one that narrows nothing is not shown. */
  FACET_NAMES: readonly FacetName[];
  /** The lowest amount of each step of the filter by price, in rising order. */
  PRICE_STEPS: readonly Cents[];
}

interface Contact {
  text: string;
  href: string;
}

/** The format of amounts, such as `$1,234.00`. */
export interface Currency {
  code: string;
  before: string;
  after: string;
  separator: string;
  decimal: string;
  /** Whether digits above the thousands are grouped in pairs, as in India. */
  hasPairs: boolean;
  /** Whether `$68.00` is written; by default only a fee and a sum have `.00`. */
  hasZeroCents?: boolean;
}

interface Colors {
  ground: string;
  raised: string;
  ink: string;
  'ink-soft': string;
  hairline: string;
  edge: string;
  accent: string;
  'on-accent': string;
  reduced: string;
  band: string;
  'image-ground': string;
  shadow: string;
}

/**
 * The age, such as `5–6 years`, and the measures of a body that a size fits.
 */
export interface SizeFit {
  age?: string;
  height?: readonly [cm: string, inches: string];
  chest?: readonly [cm: string, inches: string];
  waist?: readonly [cm: string, inches: string];
}

/** The fields of the delivery form. */
export type DeliveryField =
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'street'
  | 'city'
  | 'state'
  | 'zipcode'
  | 'country'
  | 'phone';

/** An optional key is left out by a shop that does not need it. */
export interface Settings {
  /** The name in titles, in the footer and for search engines. */
  name: string;
  /** A drawing; without one, the name is the logo. */
  logo?: {
    text: string;
    viewBox: string;
    /** Path data of SVG; each line is 2.6 units wide. */
    paths: readonly string[];
  };
  /** The language of the texts of the shop, such as the names of products. */
  language: string;
  /** Without it the pages do not mention a fee; with 0 they say "free". */
  deliveryFee?: Cents;
  /**
   * For whom the sizes of a category are made. The size guide shows it, and the
   * size picker the ages.
   */
  sizeFits?: Partial<Record<Category, Partial<Record<Size, SizeFit>>>>;
  /**
   * Other categories under which the products of a category are listed too:
   * with `{ Unisex: ['Men', 'Women'] }`, the filter Men also shows Unisex.
   */
  sharedCategories?: Partial<Record<Category, readonly Category[]>>;
  /** Whether the field Zipcode accepts any text, and not only digits. */
  acceptsAnyZipcode?: boolean;
  phone?: Contact;
  email?: Contact;
  address?: readonly string[];
  summary?: string;
  careers?: string;
  /** Whether the pages link to the login, whose forms do nothing. */
  hasLogin?: boolean;
  /** The newsletter form at the end of some pages. */
  newsletter?: { title: string; text: string };
  /**
   * The payment methods of the shop, in their order; the last one is selected
   * at first. `strip` is spelled as specified and means Stripe.
   */
  paymentLabels?: Readonly<Record<string, string>>;
  /**
   * Where orders are sent: a path of the origin of the shop, or an `https` URL.
   * Without it the shop takes no orders.
   */
  orderUrl?: string;
  /** Receives each error that removes a part of the page. */
  onError?: (error: unknown) => void;
  /** The fields that an order may leave empty. */
  optionalFields?: readonly DeliveryField[];
}

export interface HomePageData {
  /** The title of the page; by default the name of the shop. */
  title?: string;
  /** By default the newest products, as "New arrivals". */
  hero?: {
    /** The small text above the heading. */
    eyebrow: string;
    text: string;
    image: Banner;
    /** The image for a narrow screen. */
    tallImage: Banner;
  };
}

export interface AboutPageData {
  /** By default the summary of the shop. */
  paragraphs?: readonly string[];
  mission?: string;
  reasons?: Readonly<Record<'quality' | 'convenience' | 'service', string>>;
}

export interface Policies {
  /** The promises at the end of the home page. */
  badges?: readonly {
    icon: 'exchange' | 'return' | 'support';
    title: string;
    body: string;
  }[];
  /** The promises shown with each product. */
  notes?: readonly string[];
  /** The return promise; it links to the delivery terms of About. */
  returns?: string;
  /** The delivery terms of About, after the fee. */
  delivery?: string;
  /** The privacy policy of About. */
  privacy?: string;
  /**
   * Other sections of About, such as the terms of sale and the imprint. The
   * footer links to each by its id.
   */
  sections?: readonly {
    id: string;
    title: string;
    paragraphs: readonly string[];
  }[];
}

export type Banners = Readonly<
  Partial<Record<'about' | 'contact' | 'login', Banner>>
>;

/** The forms of a text by the plural categories of its language. */
export type PluralForms = { other: string } & Readonly<
  Partial<Record<Intl.LDMLPluralRule, string>>
>;

export type AllTexts = Readonly<
  Record<Exclude<EnglishText, CountedText>, string> &
    Record<CountedText, string | PluralForms>
>;

/** The texts of the components in the language of the shop. */
export interface Labels {
  /** The language of the texts, which is the `lang` of the pages. */
  language: string;
  /** For a language that is written from right to left. */
  direction?: 'rtl';
  /** By the English texts. A text that is missing is shown in English. */
  texts: Partial<AllTexts>;
  /** What search leaves out at the end of a word in the plural. */
  pluralEnding?: RegExp;
  /** The `e` that search leaves out: `gruen` then finds `grün`. */
  umlautE?: RegExp;
}

export interface Samples {
  /** The ratings of every product without its own. */
  ratings?: Ratings;
  /** How many orders "My Orders" shows, and their date. */
  orders?: { count: number; date: string };
}

export interface Shop extends Vocabulary {
  settings: Settings;
  labels: Labels;
  CURRENCY: Currency;

  policies: Policies;
  samples: Samples;

  homePage: HomePageData;
  aboutPage: AboutPageData;
  /** The descriptions by the names of the pages in paths.ts. */
  PAGE_DESCRIPTIONS: Readonly<Record<string, string>>;

  COLORS: Readonly<Record<'light' | 'dark', Colors>>;
  /** The font faces and the font stacks as CSS. */
  FONT_FACES: string;

  products: readonly Product[];
  /** For each word of the shop, other words that shoppers type. */
  SYNONYMS: Readonly<Record<string, readonly string[]>>;
  sizeGuides: Readonly<Record<ProductId, SizeGuide>>;
  banners: Banners;
  tiles: readonly {
    category: Category;
    banner: Banner;
  }[];
  shareImage: { src: string; alt: string };
}
