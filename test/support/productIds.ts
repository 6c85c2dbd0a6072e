/**
 * The products of the catalogue that tests use. The skirt is not sold in XXL,
 * the trousers are not sold in M.
 */
export const SHIRT = 'linen-camp-shirt-sand';
export const SKIRT = 'pleated-midi-skirt-camel';
export const TROUSERS = 'herringbone-wool-trousers-slate';
export const TEE = 'stripe-crew-tee-ochre';
