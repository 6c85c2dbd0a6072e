/** The tabs of the product page. */
export const PRODUCT_TABS = ['description', 'reviews'] as const;
export type ProductTab = (typeof PRODUCT_TABS)[number];
