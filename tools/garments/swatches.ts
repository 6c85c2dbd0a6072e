export type Weave =
  | 'plain'
  | 'twill'
  | 'rib'
  | 'knit'
  | 'cable'
  | 'cord'
  | 'quilt'
  | 'pile'
  | 'check'
  | 'stripe'
  | 'dot'
  | 'sprig'
  | 'herringbone'
  | 'satin';

export interface Swatch {
  readonly colour: string;
  readonly second?: string;
  readonly weave: Weave;
}

/** The cloth of each product, by its id: main colour, second colour where it has a pattern, and weave. */
export const swatches: Readonly<Record<string, Swatch>> = {
  'linen-camp-shirt-sand': { colour: '#cdbb9b', weave: 'plain' },
  'cable-cardigan-dusty-rose': { colour: '#c49a94', weave: 'cable' },
  'needlecord-dungarees-rust': { colour: '#a4532f', weave: 'cord' },
  'melton-overcoat-charcoal': { colour: '#3d3e41', weave: 'plain' },
  'pleated-midi-skirt-camel': { colour: '#b68b5c', weave: 'twill' },
  'snow-day-puffer-teal': { colour: '#2f6b6c', weave: 'quilt' },
  'sprig-blouse-ecru': { colour: '#ddd2ba', second: '#66704a', weave: 'sprig' },
  'flannel-check-shirt-forest': { colour: '#35503f', second: '#cfc4a9', weave: 'check' },
  'stripe-crew-tee-ochre': { colour: '#c08a35', second: '#e0d6c0', weave: 'stripe' },
  'selvedge-jeans-indigo': { colour: '#2b364e', weave: 'twill' },
  'straight-herringbone-skirt-charcoal': { colour: '#46464a', second: '#6c6b6d', weave: 'herringbone' },
  'belted-trench-coat-stone': { colour: '#bbae98', weave: 'twill' },
  'dotty-long-sleeve-tee-sky': { colour: '#8fb0c6', second: '#dcdad5', weave: 'dot' },
  'quilted-puffer-jacket-ink': { colour: '#272d3a', weave: 'quilt' },
  'ribbed-long-sleeve-tee-plum': { colour: '#5e394c', weave: 'rib' },
  'corduroy-trousers-tobacco': { colour: '#7b5535', weave: 'cord' },
  'teddy-fleece-cinnamon': { colour: '#a5673f', weave: 'pile' },
  'high-rise-jeans-faded-blue': { colour: '#809ab3', weave: 'twill' },
  'sherpa-fleece-jacket-oat': { colour: '#d0c1a7', weave: 'pile' },
  'sprig-leggings-plum': { colour: '#6b4257', second: '#d5adb0', weave: 'sprig' },
  'boxy-jersey-tee-clay': { colour: '#b5826a', weave: 'plain' },
  'twill-chinos-stone': { colour: '#b4a893', weave: 'twill' },
  'merino-crew-jumper-navy': { colour: '#2c3850', weave: 'knit' },
  'pocket-hoodie-fern': { colour: '#6a8656', weave: 'plain' },
  'washed-oxford-shirt-chalk-blue': { colour: '#b0c1cf', weave: 'plain' },
  'twill-dungarees-ochre': { colour: '#bd8a3c', weave: 'twill' },
  'jersey-polo-coral': { colour: '#d07e66', weave: 'plain' },
  'trucker-jacket-indigo': { colour: '#35445f', weave: 'twill' },
  'dotted-tea-dress-ink': { colour: '#2a3040', second: '#ddd3be', weave: 'dot' },
  'linen-drawstring-shorts-olive': { colour: '#76724c', weave: 'plain' },
  'gathered-dot-skirt-brick': { colour: '#9b4a3b', second: '#e0d6c2', weave: 'dot' },
  'wide-linen-trousers-flax': { colour: '#c9b68f', weave: 'plain' },
  'breton-long-sleeve-tee-ecru': { colour: '#ddd3bd', second: '#2e3a54', weave: 'stripe' },
  'linen-shift-dress-terracotta': { colour: '#b2613f', weave: 'plain' },
  'leaf-print-camp-shirt-fern': { colour: '#6f8b5b', second: '#d4d3b0', weave: 'sprig' },
  'loopback-joggers-grey-marl': { colour: '#9a9997', weave: 'plain' },
  'quilted-gilet-moss': { colour: '#636844', weave: 'quilt' },
  'twill-play-shorts-marigold': { colour: '#d59a37', weave: 'twill' },
  'pique-polo-sage': { colour: '#98a388', weave: 'plain' },
  'satin-camisole-blush': { colour: '#d8b9ae', weave: 'satin' },
  'gingham-blouse-rose': { colour: '#c68587', second: '#dfdad4', weave: 'check' },
  'heavy-hoodie-navy': { colour: '#2f3a52', weave: 'plain' },
  'soft-rib-leggings-black': { colour: '#26272b', weave: 'rib' },
  'heavyweight-crew-tee-chalk': { colour: '#dcdad5', weave: 'plain' },
  'playground-joggers-navy': { colour: '#35425e', weave: 'plain' },
  'loopback-sweatshirt-butter': { colour: '#dec98f', weave: 'plain' },
  'striped-poplin-shirt-cornflower': { colour: '#7b95bf', second: '#dfdedb', weave: 'stripe' },
  'herringbone-wool-trousers-slate': { colour: '#565e68', second: '#7b828a', weave: 'herringbone' },
  'striped-lambswool-jumper-berry': { colour: '#8a3a52', second: '#d3c5ad', weave: 'stripe' },
  'fisherman-cable-jumper-ecru': { colour: '#d9ceb7', weave: 'cable' },
  'herringbone-overcoat-walnut': { colour: '#65503f', second: '#866f5a', weave: 'herringbone' },
  'button-cardigan-mustard': { colour: '#c4962f', weave: 'knit' },
};
