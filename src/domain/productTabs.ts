/** The tabs under a product, in their order. */
export const PRODUCT_TABS = ['description', 'reviews'] as const;
export type ProductTab = (typeof PRODUCT_TABS)[number];
