import type { Shop } from '../../../src/data/types';
import { ownValue } from '../../../src/lib/guards';

/** What the service reads of a shop. */
export type OrderShop = Pick<
  Shop,
  'settings' | 'CURRENCY' | 'products' | 'labels'
>;

export const findProduct = ({ products }: OrderShop, id: string) =>
  products.find(({ _id }) => _id === id);

/** A text of the shop by its English text. */
export const labelIn = ({ labels }: OrderShop, text: string): string => {
  const label = ownValue<string | object>(labels.texts, text);
  return typeof label === 'string' && label !== '' ? label : text;
};
