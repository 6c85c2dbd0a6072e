import { settings } from '../data/shop';

/** The title of a page: `Cart · Weft`. */
export const titleOf = (page: string): string => `${page} · ${settings.name}`;
