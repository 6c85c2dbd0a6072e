import { isRecord } from './guards';
import type { ProductId, Size } from './product';

/** Product to size to quantity, without empty entries. */
export type CartItems = Record<ProductId, Partial<Record<Size, number>>>;

export interface LineKey {
  readonly productId: ProductId;
  readonly size: Size;
}

export interface CartLine extends LineKey {
  readonly quantity: number;
}

/** A line that was removed, with the quantity that it had. */
export interface RemovedLine extends CartLine {
  /** Identifies the removal in all tabs. */
  readonly removalId: string;
  /** The index of the row that the line had on the cart page. */
  readonly rowIndex: number;
}

export interface Cart {
  readonly items: CartItems;
  /** The lines in the order in which they were added. */
  readonly order: readonly LineKey[];
  /** The lines that can be restored until the shopper leaves the cart page, at most 100. */
  readonly removed: readonly RemovedLine[];
}

export const EMPTY_CART: Cart = { items: {}, order: [], removed: [] };

/** The largest number of removals that can be undone. */
export const MAX_REMOVED = 100;

/** The largest quantity of one line. */
export const MAX_QUANTITY = 9999;

/** Whether a value is a whole number from 1 to 9999. */
export const isQuantity = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MAX_QUANTITY;

/** The quantity that a text stands for: plain digits from 1 to 9999; anything else is rejected. */
export const parseQuantity = (text: string): number | undefined => {
  const quantity = /^\d+$/.test(text) ? Number(text) : NaN;
  return isQuantity(quantity) ? quantity : undefined;
};

/** Whether both are the same product in the same size. */
export const isSameLine = (a: LineKey, b: LineKey): boolean =>
  a.productId === b.productId && a.size === b.size;

interface Unchecked {
  readonly productId?: unknown;
  readonly size?: unknown;
  readonly quantity?: unknown;
  readonly removalId?: unknown;
  readonly rowIndex?: unknown;
}

/** The maximum length of a product id, a size and a removal id. A longer one is broken data. */
const MAX_KEY_LENGTH = 200;

// `__proto__` as a key of a plain object would set its prototype.
/** Whether a text may be an id or a key of an object. */
export const isKey = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value !== '__proto__' && value.length <= MAX_KEY_LENGTH;

/** Whether a line of this product and size may enter a cart. The catalogue may not sell it: a newer version may. */
export const isLineKey = ({ productId, size }: Unchecked): boolean => isKey(productId) && isKey(size);

/** Whether a value is a line that may enter a cart. */
export const isLine = (value: unknown): value is CartLine => {
  const line: Unchecked = isRecord(value) ? value : {};
  return isLineKey(line) && isQuantity(line.quantity);
};

/** Whether a value is a removed line that Undo can restore. */
export const isRemovedLine = (value: unknown): value is RemovedLine => {
  const { removalId, rowIndex }: Unchecked = isRecord(value) ? value : {};
  return isLine(value) && isKey(removalId) && Number.isInteger(rowIndex) && Number(rowIndex) >= 0;
};

/** The quantity of a line, 0 if the cart has no such line. */
export const quantityOf = (items: CartItems, { productId, size }: LineKey): number => {
  const quantities = Object.hasOwn(items, productId) ? items[productId] : undefined;
  return (quantities && Object.hasOwn(quantities, size) ? quantities[size] : undefined) ?? 0;
};

/** Sets the quantity of a line in these items. */
export const setQuantity = (items: CartItems, { productId, size }: LineKey, quantity: number): void => {
  if (!Object.hasOwn(items, productId)) items[productId] = {};
  const quantities = items[productId];
  if (quantities) quantities[size] = quantity;
};

/** The lines of the cart in the order in which they were added. */
export const linesOf = ({ items, order }: Pick<Cart, 'items' | 'order'>): CartLine[] =>
  order.map((key) => ({ ...key, quantity: quantityOf(items, key) }));

/** The items and the order of these lines; of two lines with the same key the last one counts. */
export const cartOf = (lines: readonly CartLine[]): Pick<Cart, 'items' | 'order'> => {
  const items: CartItems = {};
  const order: LineKey[] = [];
  for (const { productId, size, quantity } of lines) {
    if (quantityOf(items, { productId, size }) === 0) order.push({ productId, size });
    setQuantity(items, { productId, size }, quantity);
  }
  return { items, order };
};

/** Whether both hold the same lines in the same order. */
export const isSameCart = (a: Cart, b: Cart): boolean =>
  a.items === b.items || JSON.stringify(linesOf(a)) === JSON.stringify(linesOf(b));
