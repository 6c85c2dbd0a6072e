import type { EnglishText } from '../../languages/english';
import type { Banner } from '../lib/images';

export type ProductId = string;
export type Category = string;
export type ProductType = string;
export type Size = string;

/** An amount in whole cents, even of a currency without cents. */
export type Cents = number;

/** How many shoppers gave each number of stars. */
export type Ratings = readonly {
  readonly stars: number;
  readonly count: number;
}[];

/** What differs between a size and its product. */
export interface Variant {
  /** The price, if it is higher than that of the product. */
  readonly price?: Cents;
  /** The price before a reduction, above the price of the size. */
  readonly compareAtPrice?: Cents;
  /** Whether the size cannot be bought now. */
  readonly soldOut?: boolean;
  /** The stock keeping unit, by which a service of orders knows the size. */
  readonly sku?: string;
}

/** Short texts, such as `160 gsm` for the weight of the cloth. */
export type Facts = Readonly<
  Partial<Record<'material' | 'weight' | 'fit' | 'care' | 'origin', string>>
>;

export interface Product {
  readonly _id: ProductId;
  readonly name: string;
  readonly description: string;
  readonly facts?: Facts;
  /** The lowest price of its sizes. */
  readonly price: Cents;
  /**
   * The price before a reduction, above `price`, of all sizes that have none of
   * their own.
   */
  readonly compareAtPrice?: Cents;
  /** By size, only what differs. */
  readonly variants?: Readonly<Record<Size, Variant>>;
  /** The URLs of its images, 800 pixels wide, in the order of `VIEWS`. */
  readonly image: readonly string[];
  readonly category: Category;
  readonly subCategory: ProductType;
  /** The sizes in which the product is made, in the order of the picker. */
  readonly sizes: readonly Size[];
  /** The label of the sizes, such as "Volume"; "Size" by default. */
  readonly optionName?: string;
  /** The ratings of this product; by default, those of `samples`. */
  readonly ratings?: Ratings;
  /**
   * When the product was added, in milliseconds since 1970; null if unknown.
   */
  readonly date: number | null;
  readonly bestseller: boolean;
  /** Whether sizeGuides.ts has the measurements of the product. */
  readonly hasSizeGuide: boolean;
  /** The color of a style with several colors, each of which is a product. */
  readonly color?: { readonly style: string; readonly name: string };
}

/** A line drawing, of which two units are one CSS pixel. */
export interface SizeGuideDrawing {
  readonly viewBox: string;
  /** The size of the drawing in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Path data, from back to front: each piece hides those behind it. */
  readonly pieces: readonly string[];
  /** The lines along which the garment is measured, with their letters. */
  readonly lines: readonly {
    readonly letter: string;
    readonly path: string;
    readonly x: number;
    readonly y: number;
  }[];
}

/** The measurements of a garment: a table in two units, with a row for each size. */
export interface SizeGuide {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly cm: Readonly<Record<Size, readonly number[]>>;
  /** The measurements in inches with fractions, such as `28¼`. */
  readonly inches: Readonly<Record<Size, readonly string[]>>;
  readonly drawing?: SizeGuideDrawing;
}

/** A filter of the list: a row of `FACETS` in filters.ts. */
export type FacetName = 'category' | 'type' | 'size' | 'color' | 'price';

/** The names that products use, in the order in which the shop shows them. */
export interface Lists {
  readonly CATEGORIES: readonly string[];
  readonly PRODUCT_TYPES: readonly string[];
  readonly SIZES: readonly string[];
  readonly VIEWS: readonly { readonly name: string; readonly text: string }[];
  /** The filters of the shop; a filter that narrows nothing is not shown. */
  readonly FACET_NAMES: readonly FacetName[];
  /** The lowest amount of each step of the filter by price, in rising order. */
  readonly PRICE_STEPS: readonly Cents[];
}

interface Contact {
  readonly text: string;
  readonly href: string;
}

/** How the shop writes an amount, such as `$1,234.00`. */
export interface Currency {
  readonly code: string;
  readonly before: string;
  readonly after: string;
  readonly separator: string;
  readonly decimal: string;
  /** Whether digits above the thousands are grouped in pairs, as in India. */
  readonly hasPairs: boolean;
}

interface Colors {
  readonly ground: string;
  readonly raised: string;
  readonly ink: string;
  readonly 'ink-soft': string;
  readonly hairline: string;
  readonly edge: string;
  readonly accent: string;
  readonly 'on-accent': string;
  readonly reduced: string;
  readonly band: string;
  readonly 'image-ground': string;
  readonly shadow: string;
}

/** For whom a size is made: the age, such as `5–6 years`, and measures of the body. */
export interface SizeFit {
  readonly age?: string;
  readonly height?: readonly [cm: string, inches: string];
  readonly chest?: readonly [cm: string, inches: string];
  readonly waist?: readonly [cm: string, inches: string];
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

/** `strip` is spelled as specified and means Stripe. */
export type Payment = 'strip' | 'razorpay' | 'cod';

/** A shop leaves out what it does not have: such a key is optional. */
export interface Settings {
  /** The name in titles, in the footer and for search engines. */
  readonly name: string;
  /** A drawing; without one, the name is the logo. */
  readonly logo?: {
    readonly text: string;
    readonly viewBox: string;
    /** Path data of SVG; each line is 2.6 units wide. */
    readonly paths: readonly string[];
  };
  /** The language of the texts of the shop, such as the names of products. */
  readonly language: string;
  /** Without it the pages do not mention a fee; with 0 they say "free". */
  readonly deliveryFee?: Cents;
  /**
   * For whom the sizes of a category are made. The size guide shows it, and the
   * size picker the ages.
   */
  readonly sizeFits?: Partial<Record<Category, Partial<Record<Size, SizeFit>>>>;
  /** Whether a postcode may have letters, as in Ireland and in Britain. */
  readonly hasLettersInZipcode?: boolean;
  readonly phone?: Contact;
  readonly email?: Contact;
  readonly address?: readonly string[];
  readonly summary?: string;
  readonly careers?: string;
  /** The newsletter form at the end of some pages. */
  readonly newsletter?: { readonly title: string; readonly text: string };
  /** The payment methods of the shop. */
  readonly paymentLabels?: Readonly<Partial<Record<Payment, string>>>;
  /**
   * Where orders are sent: a path of the origin of the shop, or an `https` URL.
   * Without it the shop takes no orders.
   */
  readonly orderUrl?: string;
  /** Gets each error for which a part of the page is not shown. */
  readonly onError?: (error: unknown) => void;
  /** The fields that an order may leave empty. */
  readonly optionalFields?: readonly DeliveryField[];
}

export interface HomePage {
  /** The title of the page; by default the name of the shop. */
  readonly title?: string;
  /** By default the newest products, as "New arrivals". */
  readonly hero?: {
    readonly eyebrow: string;
    readonly text: string;
    readonly image: Banner;
    /** The image of a narrow screen. */
    readonly tallImage: Banner;
  };
}

export interface AboutPage {
  /** By default the summary of the shop. */
  readonly paragraphs?: readonly string[];
  readonly mission?: string;
  readonly reasons?: Readonly<
    Record<'quality' | 'convenience' | 'service', string>
  >;
}

export interface Policies {
  /** The promises at the end of the home page. */
  readonly badges?: readonly {
    readonly icon: 'exchange' | 'return' | 'support';
    readonly title: string;
    readonly body: string;
  }[];
  /** The promises beside each product. */
  readonly notes?: readonly string[];
  /** The promise to take back, which links to what About says of the delivery. */
  readonly returns?: string;
  /** What About says of the delivery, after the fee. */
  readonly delivery?: string;
  /** What About says of the data of shoppers. */
  readonly privacy?: string;
}

export type Banners = Readonly<
  Partial<Record<'about' | 'contact' | 'login', Banner>>
>;

/** The forms of a text by the plural categories of its language. */
export type PluralForms = { readonly other: string } & Readonly<
  Partial<Record<Intl.LDMLPluralRule, string>>
>;

export type AllTexts = Readonly<Record<EnglishText, string | PluralForms>>;

/** The texts of the components in the language of the shop. */
export interface Labels {
  /** The language of the texts, which is the `lang` of the pages. */
  readonly language: string;
  /** For a language that is written from right to left. */
  readonly direction?: 'rtl';
  /** By the English texts. A text that is missing is shown in English. */
  readonly texts: Partial<AllTexts>;
  /** What search leaves out at the end of a word in the plural. */
  readonly pluralEnding?: RegExp;
}

export interface Samples {
  /** The ratings of every product that has none of its own. */
  readonly ratings?: Ratings;
  /** How many orders "My Orders" shows, and their date. */
  readonly orders?: { readonly count: number; readonly date: string };
}

export interface Shop<C extends Lists = Lists> extends Lists {
  readonly settings: Settings;
  readonly labels: Labels;
  readonly CURRENCY: Currency;

  readonly policies: Policies;
  readonly samples: Samples;

  readonly homePage: HomePage;
  readonly aboutPage: AboutPage;
  /** The descriptions by the names of the pages in paths.ts. */
  readonly PAGE_DESCRIPTIONS: Readonly<Record<string, string>>;

  readonly COLORS: Readonly<Record<'light' | 'dark', Colors>>;
  /** The font faces and the font stacks as CSS. */
  readonly FONT_FACES: string;

  readonly products: readonly Product[];
  /** Other words that shoppers search for, by the word in the shop's texts. */
  readonly SYNONYMS: Readonly<Record<string, readonly string[]>>;
  readonly sizeGuides: Readonly<Record<ProductId, SizeGuide>>;
  readonly banners: Banners;
  readonly tiles: readonly {
    readonly category: C['CATEGORIES'][number];
    readonly banner: Banner;
  }[];
  readonly shareImage: { readonly src: string; readonly alt: string };
}
