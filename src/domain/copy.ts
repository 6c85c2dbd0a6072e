/** Words that the shop opens with; what only later pages say stands in labels.ts. */

/** What the toast says to who adds a product without a size. */
export const SELECT_SIZE = 'Select Product Size';

/** How to reach the shop: as written, and as a link. */
export const PHONE = { text: '+1 (555) 010-0142', href: 'tel:+15550100142' } as const;
export const EMAIL = { text: 'hello@weft.example', href: 'mailto:hello@weft.example' } as const;
/** Where the store is, line by line. */
export const ADDRESS = ['Weft, 48 Loom Street', 'Providence, RI 02903'] as const;
