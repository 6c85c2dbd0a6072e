// Written by `npm run import`.
import type { Product } from '../../src/data/types';

/** The products, newest first. A price is in cents. */
export const products: readonly Product[] = [
  {
    "_id": "guernsey-jumper-navy",
    "name": "Guernsey Jumper, Navy",
    "description": "A close, straight sweater with a high ribbed neck. Ropes, ladders and moss stitch cover the yoke and the upper sleeves; the rest is plain.\n\nKnitted from five-ply worsted wool, dense enough to turn wind and spray. Hand wash cool and dry flat.",
    "category": "Men",
    "subCategory": "Knitwear",
    "date": null,
    "bestseller": true,
    "price": 12950,
    "sizes": [
      "S",
      "M",
      "L",
      "XL"
    ],
    "variants": {
      "S": {
        "sku": "HB-GUE-NVY-S"
      },
      "M": {
        "sku": "HB-GUE-NVY-M"
      },
      "L": {
        "sku": "HB-GUE-NVY-L"
      },
      "XL": {
        "price": 13950,
        "sku": "HB-GUE-NVY-XL"
      }
    },
    "image": [
      "/images/products/guernsey-jumper-navy-1-800.4d113e91.avif",
      "/images/products/guernsey-jumper-navy-2-800.4d113e91.avif"
    ],
    "hasSizeGuide": false
  },
  {
    "_id": "regatta-stripe-jumper-signal-red",
    "name": "Regatta Stripe Jumper, Signal Red",
    "description": "A short, square sweater with a wide neck and narrow red stripes on chalk. The stripes of the body and the sleeves meet at the armhole.\n\nKnitted from a blend of cotton and merino that is light enough for summer evenings. Machine wash at 30°C on the wool cycle and dry flat.",
    "category": "Women",
    "subCategory": "Knitwear",
    "date": null,
    "bestseller": true,
    "price": 8900,
    "sizes": [
      "S",
      "M",
      "L"
    ],
    "variants": {
      "S": {
        "sku": "HB-REG-RED-S"
      },
      "M": {
        "sku": "HB-REG-RED-M"
      },
      "L": {
        "sku": "HB-REG-RED-L"
      }
    },
    "image": [
      "/images/products/regatta-stripe-jumper-signal-red-1-800.37fdd100.avif",
      "/images/products/regatta-stripe-jumper-signal-red-2-800.37fdd100.avif"
    ],
    "hasSizeGuide": false
  },
  {
    "_id": "wide-sailor-trousers-navy",
    "name": "Wide Sailor Trousers, Navy",
    "description": "A high rise, a deep waistband with a hidden hook, and legs that widen from the hip to the ankle. The waist is elastic at the back.\n\nCut from midweight cotton twill. Wash at 30°C, hang up wet and press the front crease if you want it sharp.",
    "category": "Women",
    "subCategory": "Trousers",
    "date": null,
    "bestseller": false,
    "price": 9800,
    "sizes": [
      "S",
      "M",
      "L",
      "XL"
    ],
    "variants": {
      "S": {
        "sku": "HB-SAI-NVY-S"
      },
      "M": {
        "sku": "HB-SAI-NVY-M"
      },
      "L": {
        "sku": "HB-SAI-NVY-L"
      },
      "XL": {
        "sku": "HB-SAI-NVY-XL"
      }
    },
    "image": [
      "/images/products/wide-sailor-trousers-navy-1-800.4222826e.avif",
      "/images/products/wide-sailor-trousers-navy-2-800.4222826e.avif"
    ],
    "hasSizeGuide": false
  },
  {
    "_id": "dock-overshirt-signal-red",
    "name": "Dock Overshirt, Signal Red",
    "description": "A roomy overshirt with a spread collar, two buttoned chest pockets and a curved hem. There is room for a sweater under it.\n\nMade of a 240 gsm cotton twill with a soft face. Wash separately at 40°C; the color softens at the seams over the years.",
    "category": "Men",
    "subCategory": "Shirts",
    "date": null,
    "bestseller": true,
    "price": 9500,
    "sizes": [
      "S",
      "M",
      "L",
      "XL"
    ],
    "variants": {
      "S": {
        "sku": "HB-DOC-RED-S"
      },
      "M": {
        "sku": "HB-DOC-RED-M"
      },
      "L": {
        "sku": "HB-DOC-RED-L"
      },
      "XL": {
        "sku": "HB-DOC-RED-XL"
      }
    },
    "image": [
      "/images/products/dock-overshirt-signal-red-1-800.f6408056.avif",
      "/images/products/dock-overshirt-signal-red-2-800.f6408056.avif"
    ],
    "hasSizeGuide": false
  },
  {
    "_id": "ticking-blouse-sea-glass",
    "name": "Ticking Blouse, Sea Glass",
    "description": "A loose blouse with a narrow neckband, a short button placket and full sleeves that are gathered into a cuff. The back is gathered to a yoke.\n\nThe ticking stripes are woven into fine cotton poplin. Wash at 30°C and iron while damp.",
    "category": "Women",
    "subCategory": "Shirts",
    "date": null,
    "bestseller": false,
    "price": 7800,
    "sizes": [
      "S",
      "M",
      "L",
      "XL"
    ],
    "variants": {
      "S": {
        "sku": "HB-TIC-SGL-S"
      },
      "M": {
        "sku": "HB-TIC-SGL-M"
      },
      "L": {
        "sku": "HB-TIC-SGL-L"
      },
      "XL": {
        "sku": "HB-TIC-SGL-XL"
      }
    },
    "image": [
      "/images/products/ticking-blouse-sea-glass-1-800.45ad4150.avif",
      "/images/products/ticking-blouse-sea-glass-2-800.45ad4150.avif"
    ],
    "hasSizeGuide": false
  },
  {
    "_id": "canvas-work-trousers-slate",
    "name": "Canvas Work Trousers, Slate",
    "description": "Straight, roomy legs, slanted front pockets and two patch pockets at the back, all sewn with pale thread.\n\nMade of a dry 320 gsm cotton canvas that is stiff at first and soft after a few weeks of wear. Wash inside out at 40°C.",
    "category": "Men",
    "subCategory": "Trousers",
    "date": null,
    "bestseller": true,
    "price": 9200,
    "sizes": [
      "S",
      "M",
      "L",
      "XL"
    ],
    "variants": {
      "S": {
        "sku": "HB-CAN-SLA-S"
      },
      "M": {
        "sku": "HB-CAN-SLA-M"
      },
      "L": {
        "sku": "HB-CAN-SLA-L"
      },
      "XL": {
        "sku": "HB-CAN-SLA-XL"
      }
    },
    "image": [
      "/images/products/canvas-work-trousers-slate-1-800.405929f4.avif",
      "/images/products/canvas-work-trousers-slate-2-800.405929f4.avif"
    ],
    "hasSizeGuide": false
  },
  {
    "_id": "rib-pocket-cardigan-sea-green",
    "name": "Rib Pocket Cardigan, Sea Green",
    "description": "A long V-neck cardigan in a broad rib, with five pale buttons and two pockets with ribbed edges. It falls straight to below the hip.\n\nKnitted from lambswool with a little cotton, so it is warm and not heavy. Hand wash cool, reshape and dry flat.",
    "category": "Women",
    "subCategory": "Knitwear",
    "date": null,
    "bestseller": true,
    "price": 11800,
    "sizes": [
      "S",
      "M",
      "L",
      "XL"
    ],
    "variants": {
      "S": {
        "sku": "HB-RIB-SGR-S"
      },
      "M": {
        "sku": "HB-RIB-SGR-M"
      },
      "L": {
        "sku": "HB-RIB-SGR-L"
      },
      "XL": {
        "sku": "HB-RIB-SGR-XL"
      }
    },
    "image": [
      "/images/products/rib-pocket-cardigan-sea-green-1-800.ea811d92.avif",
      "/images/products/rib-pocket-cardigan-sea-green-2-800.ea811d92.avif"
    ],
    "hasSizeGuide": false
  },
  {
    "_id": "windowpane-shirt-chalk",
    "name": "Windowpane Shirt, Chalk",
    "description": "A regular shirt with a button-down collar, a curved hem and a pleat below the back yoke. A fine navy check runs over chalk.\n\nWoven from two-fold cotton poplin that stays crisp through the day. Wash at 40°C and iron warm.",
    "category": "Men",
    "subCategory": "Shirts",
    "date": null,
    "bestseller": false,
    "price": 7250,
    "sizes": [
      "S",
      "M",
      "L",
      "XL"
    ],
    "variants": {
      "S": {
        "soldOut": true,
        "sku": "HB-WIN-CHA-S"
      },
      "M": {
        "sku": "HB-WIN-CHA-M"
      },
      "L": {
        "sku": "HB-WIN-CHA-L"
      },
      "XL": {
        "sku": "HB-WIN-CHA-XL"
      }
    },
    "image": [
      "/images/products/windowpane-shirt-chalk-1-800.25f812db.avif",
      "/images/products/windowpane-shirt-chalk-2-800.25f812db.avif"
    ],
    "hasSizeGuide": false
  },
  {
    "_id": "straight-ankle-jeans-chalk",
    "name": "Straight Ankle Jeans, Chalk",
    "description": "Five-pocket jeans with a high rise and a straight leg that ends at the ankle. They have sand-colored stitching, copper rivets and a leather patch.\n\nThe undyed 12 oz cotton denim has no stretch and gives a little with wear. Wash cold with other pale clothes.",
    "category": "Women",
    "subCategory": "Trousers",
    "date": null,
    "bestseller": false,
    "price": 9600,
    "sizes": [
      "S",
      "M",
      "L",
      "XL"
    ],
    "variants": {
      "S": {
        "sku": "HB-STR-CHA-S"
      },
      "M": {
        "sku": "HB-STR-CHA-M"
      },
      "L": {
        "sku": "HB-STR-CHA-L"
      },
      "XL": {
        "sku": "HB-STR-CHA-XL"
      }
    },
    "image": [
      "/images/products/straight-ankle-jeans-chalk-1-800.b1518a09.avif",
      "/images/products/straight-ankle-jeans-chalk-2-800.b1518a09.avif"
    ],
    "hasSizeGuide": false
  },
  {
    "_id": "deck-stripe-tee-fog",
    "name": "Deck Stripe Tee, Fog",
    "description": "A straight long-sleeve tee with broad slate stripes on fog gray, and ribbing at the neck and the cuffs.\n\nKnitted from a heavy cotton jersey whose stripes are dyed in the yarn. Wash at 40°C and keep it out of the dryer.",
    "category": "Men",
    "subCategory": "Knitwear",
    "date": null,
    "bestseller": false,
    "price": 4800,
    "sizes": [
      "S",
      "M",
      "L",
      "XL"
    ],
    "variants": {
      "S": {
        "sku": "HB-DEC-FOG-S"
      },
      "M": {
        "sku": "HB-DEC-FOG-M"
      },
      "L": {
        "sku": "HB-DEC-FOG-L"
      },
      "XL": {
        "sku": "HB-DEC-FOG-XL"
      }
    },
    "image": [
      "/images/products/deck-stripe-tee-fog-1-800.77259c07.avif",
      "/images/products/deck-stripe-tee-fog-2-800.77259c07.avif"
    ],
    "hasSizeGuide": false
  },
  {
    "_id": "quay-camp-shirt-mustard",
    "name": "Quay Camp Shirt, Mustard",
    "description": "A boxy short-sleeved shirt with an open collar, five navy buttons and a straight hem that is worn outside the waistband.\n\nWoven from washed linen that creases softly and dries fast. Wash at 30°C and hang it up damp; it needs no iron.",
    "category": "Women",
    "subCategory": "Shirts",
    "date": null,
    "bestseller": false,
    "price": 6400,
    "sizes": [
      "S",
      "M",
      "L",
      "XL"
    ],
    "variants": {
      "S": {
        "sku": "HB-QUA-MUS-S"
      },
      "M": {
        "sku": "HB-QUA-MUS-M"
      },
      "L": {
        "sku": "HB-QUA-MUS-L"
      },
      "XL": {
        "sku": "HB-QUA-MUS-XL"
      }
    },
    "image": [
      "/images/products/quay-camp-shirt-mustard-1-800.57659852.avif",
      "/images/products/quay-camp-shirt-mustard-2-800.57659852.avif"
    ],
    "hasSizeGuide": false
  },
  {
    "_id": "drawstring-deck-shorts-sand",
    "name": "Drawstring Deck Shorts, Sand",
    "description": "Shorts to above the knee with an elastic waist, a navy drawstring, slanted front pockets and two pockets at the back.\n\nMade of a soft cotton twill that dries within an hour or two. Wash at 40°C.",
    "category": "Men",
    "subCategory": "Trousers",
    "date": null,
    "bestseller": false,
    "price": 5400,
    "compareAtPrice": 6800,
    "sizes": [
      "S",
      "M",
      "L"
    ],
    "variants": {
      "S": {
        "sku": "HB-DRA-SAN-S"
      },
      "M": {
        "sku": "HB-DRA-SAN-M"
      },
      "L": {
        "sku": "HB-DRA-SAN-L"
      }
    },
    "image": [
      "/images/products/drawstring-deck-shorts-sand-1-800.abd13a23.avif",
      "/images/products/drawstring-deck-shorts-sand-2-800.abd13a23.avif"
    ],
    "hasSizeGuide": false
  }
];
