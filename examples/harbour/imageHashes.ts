// Written by `npm run import`.
/** The content hash of each product's images, by product id. */
export const imageHashes: Readonly<Record<string, string>> = {
  "guernsey-jumper-navy": "4d113e91",
  "regatta-stripe-jumper-signal-red": "37fdd100",
  "wide-sailor-trousers-navy": "4222826e",
  "dock-overshirt-signal-red": "f6408056",
  "ticking-blouse-sea-glass": "45ad4150",
  "canvas-work-trousers-slate": "405929f4",
  "rib-pocket-cardigan-sea-green": "ea811d92",
  "windowpane-shirt-chalk": "25f812db",
  "straight-ankle-jeans-chalk": "b1518a09",
  "deck-stripe-tee-fog": "77259c07",
  "quay-camp-shirt-mustard": "57659852",
  "drawstring-deck-shorts-sand": "abd13a23",
};
