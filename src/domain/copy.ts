/** The toast for a product without a selected size. */
export const SELECT_SIZE = 'Select Product Size';

export const PHONE = { text: '+1 (555) 010-0142', href: 'tel:+15550100142' } as const;
export const EMAIL = { text: 'hello@weft.example', href: 'mailto:hello@weft.example' } as const;
export const ADDRESS = ['Weft, 48 Loom Street', 'Providence, RI 02903'] as const;
