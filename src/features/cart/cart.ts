import { isRecord } from '../../lib/guards';
import type { ProductId, Size } from '../../shop/product';

/** The quantities by product and size. No product is without a size. */
export type CartItems = Record<ProductId, Partial<Record<Size, number>>>;

export interface LineKey {
  readonly productId: ProductId;
  readonly size: Size;
}

export interface CartLine extends LineKey {
  readonly quantity: number;
}

export interface RemovedLine extends CartLine {
  readonly removalId: string;
  readonly rowIndex: number;
}

export interface Cart {
  readonly items: CartItems;
  readonly order: readonly LineKey[];
  /** The lines that can be restored until the shopper leaves the cart page, at most 100. */
  readonly removed: readonly RemovedLine[];
}

export const EMPTY_CART: Cart = { items: {}, order: [], removed: [] };

export const MAX_REMOVED = 100;

export const MAX_QUANTITY = 9999;

const isQuantity = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MAX_QUANTITY;

/** The quantity that a text stands for: plain digits from 1 to 9999; anything else is rejected. */
export const parseQuantity = (text: string): number | undefined => {
  const quantity = /^\d+$/.test(text) ? Number(text) : NaN;
  return isQuantity(quantity) ? quantity : undefined;
};

/** The text of a quantity field, and the quantity before it was edited. */
export interface QuantityEdit {
  readonly text: string;
  readonly before: number;
}

/**
 * The edit after a change of the field, and the text of its event. Text that becomes invalid restores the quantity before
 * the edit: "2.5" does not leave 2. An emptied field keeps the last one. `hasBadInput` is that of the field's validity.
 */
export const editQuantity = (
  edit: QuantityEdit | undefined,
  quantity: number,
  text: string,
  hasBadInput: boolean,
): { readonly edit: QuantityEdit; readonly typed: string } => {
  // Text that does not continue the edit begins a new one.
  const isSameEdit = edit !== undefined && (text === '' || text.startsWith(edit.text));
  const before = isSameEdit ? edit.before : quantity;
  const isLonger = hasBadInput || text.startsWith(String(quantity));
  const isRestored = quantity !== before && isLonger && parseQuantity(text) === undefined;
  return { edit: { text, before }, typed: isRestored ? String(before) : text };
};

export const isSameLine = (a: LineKey, b: LineKey): boolean =>
  a.productId === b.productId && a.size === b.size;

const MAX_KEY_LENGTH = 200;

// `__proto__` as a key of a plain object would set its prototype.
export const isKey = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value !== '__proto__' && value.length <= MAX_KEY_LENGTH;

/** Whether a line of this product and size may enter a cart. The catalogue may not sell it: a newer version may. */
export const isLineKey = ({ productId, size }: Partial<Record<keyof LineKey, unknown>>): boolean =>
  isKey(productId) && isKey(size);

export const isLine = (value: unknown): value is CartLine =>
  isRecord(value) && isLineKey(value) && isQuantity(value['quantity']);

export const isRemovedLine = (value: unknown): value is RemovedLine =>
  isRecord(value) &&
  isLine(value) &&
  isKey(value['removalId']) &&
  Number.isInteger(value['rowIndex']) &&
  Number(value['rowIndex']) >= 0;

export const quantityOf = (items: CartItems, { productId, size }: LineKey): number => {
  const quantities = Object.hasOwn(items, productId) ? items[productId] : undefined;
  return (quantities && Object.hasOwn(quantities, size) ? quantities[size] : undefined) ?? 0;
};

interface Lines {
  readonly items: CartItems;
  readonly order: LineKey[];
}

/** Sets the quantity of a line, which is added last if it is not in the cart. */
export const putLine = ({ items, order }: Lines, { productId, size }: LineKey, quantity: number): void => {
  if (quantityOf(items, { productId, size }) === 0) order.push({ productId, size });
  if (!Object.hasOwn(items, productId)) items[productId] = {};
  const quantities = items[productId];
  if (quantities) quantities[size] = Math.min(quantity, MAX_QUANTITY);
};

export const linesOf = ({ items, order }: Pick<Cart, 'items' | 'order'>): CartLine[] =>
  order.map((key) => ({ ...key, quantity: quantityOf(items, key) }));

/** Of two lines with the same key the last one counts. */
export const cartOf = (lines: readonly CartLine[]): Lines => {
  const cart: Lines = { items: {}, order: [] };
  for (const line of lines) putLine(cart, line, line.quantity);
  return cart;
};

export const isSameCart = (a: Cart, b: Cart): boolean =>
  a.items === b.items || JSON.stringify(linesOf(a)) === JSON.stringify(linesOf(b));
