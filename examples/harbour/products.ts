// Written by `npm run import`. Change products in the CSV: the next import replaces this file.
import type { Shop } from '../../src/data/types';

export const products: Shop['products'] = [
  {
    "_id": "guernsey-jumper-navy",
    "name": "Guernsey Jumper, Navy",
    "description": "A close, straight sweater with a high ribbed neck. Ropes, ladders and moss stitch cover the yoke and the upper sleeves; the rest is plain.\n\nKnitted from five-ply worsted wool, dense enough to turn wind and spray. Hand wash cool and dry flat.",
    "category": "Men",
    "subCategory": "Knitwear",
    "facts": {
      "material": "100% worsted wool",
      "weight": "Five ply",
      "fit": "Close",
      "care": "Hand wash cool, dry flat",
      "origin": "Kinsale, wool from Donegal"
    },
    "date": null,
    "bestseller": false,
    "sizes": [
      "S",
      "M",
      "L",
      "XL"
    ],
    "price": 12950,
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
    "hasSizeGuide": true
  },
  {
    "_id": "regatta-stripe-jumper-signal-red",
    "name": "Regatta Jumper, Signal Red",
    "description": "A short, square sweater with a wide neck and narrow red stripes on chalk. The stripes of the body and the sleeves meet at the armhole.\n\nKnitted from a blend of cotton and merino that is light enough for summer evenings. Machine wash at 30°C on the wool cycle and dry flat.",
    "category": "Women",
    "subCategory": "Knitwear",
    "facts": {
      "material": "60% cotton, 40% merino",
      "weight": "Twelve gauge",
      "fit": "Short and square",
      "care": "Wool cycle at 30°C, dry flat",
      "origin": "Kinsale, yarn from Italy"
    },
    "date": null,
    "bestseller": false,
    "sizes": [
      "S",
      "M",
      "L"
    ],
    "price": 8900,
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
    "hasSizeGuide": true
  },
  {
    "_id": "wide-sailor-trousers-navy",
    "name": "Wide Sailor Trousers, Navy",
    "description": "A high rise, a deep waistband with a hidden hook, and legs that widen from the hip to the ankle. The waist is elastic at the back.\n\nCut from midweight cotton twill. Wash at 30°C, hang up wet and press the front crease if you want it sharp.",
    "category": "Women",
    "subCategory": "Trousers",
    "facts": {
      "material": "Cotton twill",
      "weight": "260 gsm",
      "fit": "High rise, wide leg",
      "care": "Wash at 30°C",
      "origin": "Kinsale, twill from Portugal"
    },
    "date": null,
    "bestseller": false,
    "sizes": [
      "S",
      "M",
      "L",
      "XL"
    ],
    "price": 9800,
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
    "hasSizeGuide": true
  },
  {
    "_id": "dock-overshirt-signal-red",
    "name": "Dock Overshirt, Signal Red",
    "description": "A roomy overshirt with a spread collar, two buttoned chest pockets and a curved hem. There is room for a sweater under it.\n\nMade of a 240 gsm cotton twill with a soft face. Wash separately at 40°C; the color softens at the seams over the years.",
    "category": "Men",
    "subCategory": "Shirts",
    "facts": {
      "material": "Cotton twill",
      "weight": "240 gsm",
      "fit": "Roomy",
      "care": "Wash separately at 40°C",
      "origin": "Kinsale, twill from Portugal"
    },
    "date": null,
    "bestseller": false,
    "sizes": [
      "S",
      "M",
      "L",
      "XL"
    ],
    "price": 9500,
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
    "hasSizeGuide": true
  },
  {
    "_id": "ticking-blouse-sea-glass",
    "name": "Ticking Blouse, Sea Glass",
    "description": "A loose blouse with a narrow neckband, a short button placket and full sleeves that are gathered into a cuff. The back is gathered to a yoke.\n\nThe ticking stripes are woven into fine cotton poplin. Wash at 30°C and iron while damp.",
    "category": "Women",
    "subCategory": "Shirts",
    "facts": {
      "material": "Cotton poplin",
      "weight": "115 gsm",
      "fit": "Loose",
      "care": "Wash at 30°C, iron damp",
      "origin": "Kinsale, poplin from Portugal"
    },
    "date": null,
    "bestseller": false,
    "sizes": [
      "S",
      "M",
      "L",
      "XL"
    ],
    "price": 7800,
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
    "hasSizeGuide": true
  },
  {
    "_id": "canvas-work-trousers-slate",
    "name": "Canvas Work Trousers, Slate",
    "description": "Straight, roomy legs, slanted front pockets and two patch pockets at the back, all sewn with pale thread.\n\nMade of a dry 320 gsm cotton canvas that is stiff at first and soft after a few weeks of wear. Wash inside out at 40°C.",
    "category": "Men",
    "subCategory": "Trousers",
    "facts": {
      "material": "Cotton canvas",
      "weight": "320 gsm",
      "fit": "Straight and roomy",
      "care": "Wash inside out at 40°C",
      "origin": "Kinsale, canvas from Portugal"
    },
    "date": null,
    "bestseller": false,
    "sizes": [
      "S",
      "M",
      "L",
      "XL"
    ],
    "price": 9200,
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
    "hasSizeGuide": true
  },
  {
    "_id": "rib-pocket-cardigan-sea-green",
    "name": "Rib Cardigan, Sea Green",
    "description": "A long V-neck cardigan in a broad rib, with five pale buttons and two pockets with ribbed edges. It falls straight to below the hip.\n\nKnitted from lambswool with a little cotton, so it is warm and not heavy. Hand wash cool, reshape and dry flat.",
    "category": "Women",
    "subCategory": "Knitwear",
    "facts": {
      "material": "85% lambswool, 15% cotton",
      "weight": "Seven gauge",
      "fit": "Long and straight",
      "care": "Hand wash cool, dry flat",
      "origin": "Kinsale, wool from Donegal"
    },
    "date": null,
    "bestseller": false,
    "sizes": [
      "S",
      "M",
      "L",
      "XL"
    ],
    "price": 11800,
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
    "hasSizeGuide": true
  },
  {
    "_id": "windowpane-shirt-chalk",
    "name": "Windowpane Shirt, Chalk",
    "description": "A regular shirt with a button-down collar, a curved hem and a pleat below the back yoke. A fine navy check runs over chalk.\n\nWoven from two-fold cotton poplin that stays crisp through the day. Wash at 40°C and iron warm.",
    "category": "Men",
    "subCategory": "Shirts",
    "facts": {
      "material": "Two-fold cotton poplin",
      "weight": "120 gsm",
      "fit": "Regular",
      "care": "Wash at 40°C, iron warm",
      "origin": "Kinsale, poplin from Portugal"
    },
    "date": null,
    "bestseller": false,
    "sizes": [
      "S",
      "M",
      "L",
      "XL"
    ],
    "price": 7250,
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
    "hasSizeGuide": true
  },
  {
    "_id": "straight-ankle-jeans-chalk",
    "name": "Straight Ankle Jeans, Chalk",
    "description": "Five-pocket jeans with a high rise and a straight leg that ends at the ankle. They have sand-colored stitching, copper rivets and a leather patch.\n\nThe undyed 12 oz cotton denim has no stretch and gives a little with wear. Wash cold with other pale clothes.",
    "category": "Women",
    "subCategory": "Trousers",
    "facts": {
      "material": "Undyed cotton denim",
      "weight": "12 oz",
      "fit": "High rise, straight leg",
      "care": "Wash cold with pale clothes",
      "origin": "Kinsale, denim from Italy"
    },
    "date": null,
    "bestseller": false,
    "sizes": [
      "S",
      "M",
      "L",
      "XL"
    ],
    "price": 9600,
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
    "hasSizeGuide": true
  },
  {
    "_id": "deck-stripe-tee-fog",
    "name": "Deck Stripe Tee, Fog",
    "description": "A straight long-sleeve tee with broad slate stripes on fog gray, and ribbing at the neck and the cuffs.\n\nKnitted from a heavy cotton jersey whose stripes are dyed in the yarn. Wash at 40°C and keep it out of the dryer.",
    "category": "Men",
    "subCategory": "Knitwear",
    "facts": {
      "material": "Cotton jersey",
      "weight": "240 gsm",
      "fit": "Straight",
      "care": "Wash at 40°C, do not tumble dry",
      "origin": "Kinsale, jersey from Portugal"
    },
    "date": null,
    "bestseller": false,
    "sizes": [
      "S",
      "M",
      "L",
      "XL"
    ],
    "price": 4800,
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
    "hasSizeGuide": true
  },
  {
    "_id": "quay-camp-shirt-mustard",
    "name": "Quay Camp Shirt, Mustard",
    "description": "A boxy short-sleeved shirt with an open collar, five navy buttons and a straight hem that is worn outside the waistband.\n\nWoven from washed linen that creases softly and dries fast. Wash at 30°C and hang it up damp; it needs no iron.",
    "category": "Women",
    "subCategory": "Shirts",
    "facts": {
      "material": "Washed linen",
      "weight": "165 gsm",
      "fit": "Boxy",
      "care": "Wash at 30°C, no iron",
      "origin": "Kinsale, linen from Ireland"
    },
    "date": null,
    "bestseller": false,
    "sizes": [
      "S",
      "M",
      "L",
      "XL"
    ],
    "price": 6400,
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
    "hasSizeGuide": true
  },
  {
    "_id": "bow-stripe-tee-navy",
    "name": "Bow Stripe Tee, Navy",
    "description": "A boxy short-sleeved tee with a ribbed neck. The shoulders are plain; below them, narrow navy stripes run over chalk.\n\nKnitted from a compact cotton jersey that keeps its shape, with stripes dyed in the yarn. Wash at 30°C and dry in the shade.",
    "category": "Women",
    "subCategory": "Knitwear",
    "facts": {
      "material": "Cotton jersey",
      "weight": "200 gsm",
      "fit": "Boxy",
      "care": "Wash at 30°C, dry in the shade",
      "origin": "Kinsale, jersey from Portugal"
    },
    "date": null,
    "bestseller": true,
    "sizes": [
      "S",
      "M",
      "L",
      "XL"
    ],
    "price": 3800,
    "variants": {
      "S": {
        "sku": "HB-BOW-NVY-S"
      },
      "M": {
        "sku": "HB-BOW-NVY-M"
      },
      "L": {
        "sku": "HB-BOW-NVY-L"
      },
      "XL": {
        "sku": "HB-BOW-NVY-XL"
      }
    },
    "image": [
      "/images/products/bow-stripe-tee-navy-1-800.8c24cc5d.avif",
      "/images/products/bow-stripe-tee-navy-2-800.8c24cc5d.avif"
    ],
    "hasSizeGuide": true
  },
  {
    "_id": "chambray-work-shirt-haze",
    "name": "Chambray Work Shirt, Haze",
    "description": "A roomy shirt with a spread collar, two buttoned chest pockets and a curved hem. A pleat below the back yoke gives room to reach.\n\nWoven from cotton chambray with a slub, and washed once, so that it is soft from the first day. Wash at 40°C and iron while damp.",
    "category": "Men",
    "subCategory": "Shirts",
    "facts": {
      "material": "Cotton chambray",
      "weight": "150 gsm",
      "fit": "Roomy",
      "care": "Wash at 40°C, iron damp",
      "origin": "Kinsale, chambray from Portugal"
    },
    "date": null,
    "bestseller": true,
    "sizes": [
      "S",
      "M",
      "L",
      "XL"
    ],
    "price": 8200,
    "variants": {
      "S": {
        "sku": "HB-CHA-HAZ-S"
      },
      "M": {
        "sku": "HB-CHA-HAZ-M"
      },
      "L": {
        "sku": "HB-CHA-HAZ-L"
      },
      "XL": {
        "sku": "HB-CHA-HAZ-XL"
      }
    },
    "image": [
      "/images/products/chambray-work-shirt-haze-1-800.f5936c4a.avif",
      "/images/products/chambray-work-shirt-haze-2-800.f5936c4a.avif"
    ],
    "hasSizeGuide": true
  },
  {
    "_id": "wide-linen-trousers-sea-glass",
    "name": "Linen Trousers, Sea Glass",
    "description": "A high rise and wide, straight legs. The waistband is flat in front and elastic at the back.\n\nWoven from slubbed linen that stays cool in the sun. Wash at 30°C and hang up wet; the creases belong to it.",
    "category": "Women",
    "subCategory": "Trousers",
    "facts": {
      "material": "Linen",
      "weight": "210 gsm",
      "fit": "High rise, wide leg",
      "care": "Wash at 30°C, hang up wet",
      "origin": "Kinsale, linen from Ireland"
    },
    "date": null,
    "bestseller": true,
    "sizes": [
      "S",
      "M",
      "L",
      "XL"
    ],
    "price": 10400,
    "variants": {
      "S": {
        "sku": "HB-LIN-SGL-S"
      },
      "M": {
        "sku": "HB-LIN-SGL-M"
      },
      "L": {
        "sku": "HB-LIN-SGL-L"
      },
      "XL": {
        "sku": "HB-LIN-SGL-XL"
      }
    },
    "image": [
      "/images/products/wide-linen-trousers-sea-glass-1-800.598bb761.avif",
      "/images/products/wide-linen-trousers-sea-glass-2-800.598bb761.avif"
    ],
    "hasSizeGuide": true
  },
  {
    "_id": "watch-cardigan-oatmeal",
    "name": "Watch Cardigan, Oatmeal",
    "description": "A straight V-neck cardigan with five dark buttons, two pockets, and ribbing at the cuffs and the hem.\n\nKnitted from undyed lambswool, warm enough for a night on watch. Hand wash cool, reshape and dry flat.",
    "category": "Men",
    "subCategory": "Knitwear",
    "facts": {
      "material": "Undyed lambswool",
      "weight": "Five gauge",
      "fit": "Straight",
      "care": "Hand wash cool, dry flat",
      "origin": "Kinsale, wool from Donegal"
    },
    "date": null,
    "bestseller": false,
    "sizes": [
      "S",
      "M",
      "L",
      "XL"
    ],
    "price": 12800,
    "variants": {
      "S": {
        "sku": "HB-WAT-OAT-S"
      },
      "M": {
        "sku": "HB-WAT-OAT-M"
      },
      "L": {
        "sku": "HB-WAT-OAT-L"
      },
      "XL": {
        "sku": "HB-WAT-OAT-XL"
      }
    },
    "image": [
      "/images/products/watch-cardigan-oatmeal-1-800.4c2fd5bb.avif",
      "/images/products/watch-cardigan-oatmeal-2-800.4c2fd5bb.avif"
    ],
    "hasSizeGuide": true
  },
  {
    "_id": "pilot-stripe-shirt-navy",
    "name": "Pilot Stripe Shirt, Navy",
    "description": "A relaxed shirt with an open collar, rolled sleeves and a curved hem. Navy stripes run down it over chalk.\n\nWoven from a light cotton poplin, fine enough to tuck in. Wash at 40°C and iron warm.",
    "category": "Women",
    "subCategory": "Shirts",
    "facts": {
      "material": "Cotton poplin",
      "weight": "110 gsm",
      "fit": "Relaxed",
      "care": "Wash at 40°C, iron warm",
      "origin": "Kinsale, poplin from Portugal"
    },
    "date": null,
    "bestseller": false,
    "sizes": [
      "S",
      "M",
      "L",
      "XL"
    ],
    "price": 7600,
    "variants": {
      "S": {
        "sku": "HB-PIL-NVY-S"
      },
      "M": {
        "sku": "HB-PIL-NVY-M"
      },
      "L": {
        "sku": "HB-PIL-NVY-L"
      },
      "XL": {
        "sku": "HB-PIL-NVY-XL"
      }
    },
    "image": [
      "/images/products/pilot-stripe-shirt-navy-1-800.67526f6f.avif",
      "/images/products/pilot-stripe-shirt-navy-2-800.67526f6f.avif"
    ],
    "hasSizeGuide": true
  },
  {
    "_id": "pier-chinos-rust",
    "name": "Pier Chinos, Rust",
    "description": "Flat-front chinos with slanted pockets and two buttoned pockets at the back. The leg narrows gently to the ankle.\n\nCut from a smooth cotton twill that was dyed after sewing, so that it looks lived in from the start. Wash inside out at 40°C.",
    "category": "Men",
    "subCategory": "Trousers",
    "facts": {
      "material": "Cotton twill",
      "weight": "270 gsm",
      "fit": "Gentle taper",
      "care": "Wash inside out at 40°C",
      "origin": "Kinsale, twill from Portugal"
    },
    "date": null,
    "bestseller": false,
    "sizes": [
      "S",
      "M",
      "L",
      "XL"
    ],
    "price": 8800,
    "variants": {
      "S": {
        "sku": "HB-PIE-RUS-S"
      },
      "M": {
        "sku": "HB-PIE-RUS-M"
      },
      "L": {
        "sku": "HB-PIE-RUS-L"
      },
      "XL": {
        "sku": "HB-PIE-RUS-XL"
      }
    },
    "image": [
      "/images/products/pier-chinos-rust-1-800.5ff08d40.avif",
      "/images/products/pier-chinos-rust-2-800.5ff08d40.avif"
    ],
    "hasSizeGuide": true
  },
  {
    "_id": "cable-jumper-mustard",
    "name": "Cable Jumper, Mustard",
    "description": "A roomy sweater with a round neck and deep ribs at the cuffs and the hem. Cables and diamonds cover the front, the back and the sleeves.\n\nKnitted from thick Donegal wool, warm on a cold deck. Hand wash cool and dry flat.",
    "category": "Women",
    "subCategory": "Knitwear",
    "facts": {
      "material": "100% wool",
      "weight": "Five gauge",
      "fit": "Roomy",
      "care": "Hand wash cool, dry flat",
      "origin": "Kinsale, wool from Donegal"
    },
    "date": null,
    "bestseller": true,
    "sizes": [
      "S",
      "M",
      "L",
      "XL"
    ],
    "price": 13500,
    "variants": {
      "S": {
        "sku": "HB-CAB-MUS-S"
      },
      "M": {
        "sku": "HB-CAB-MUS-M"
      },
      "L": {
        "sku": "HB-CAB-MUS-L"
      },
      "XL": {
        "sku": "HB-CAB-MUS-XL"
      }
    },
    "image": [
      "/images/products/cable-jumper-mustard-1-800.25b1fd37.avif",
      "/images/products/cable-jumper-mustard-2-800.25b1fd37.avif"
    ],
    "hasSizeGuide": true
  },
  {
    "_id": "jetty-polo-sea-green",
    "name": "Jetty Polo, Sea Green",
    "description": "A straight polo shirt with a soft collar, three pale buttons and ribbed bands on the sleeves. The hem is slit at the sides.\n\nKnitted from cotton piqué that lets the air through and dries fast. Wash at 40°C and keep it out of the dryer.",
    "category": "Men",
    "subCategory": "Knitwear",
    "facts": {
      "material": "Cotton piqué",
      "weight": "190 gsm",
      "fit": "Straight",
      "care": "Wash at 40°C, do not tumble dry",
      "origin": "Kinsale, piqué from Portugal"
    },
    "date": null,
    "bestseller": false,
    "sizes": [
      "S",
      "M",
      "L",
      "XL"
    ],
    "price": 5200,
    "compareAtPrice": 6200,
    "variants": {
      "S": {
        "sku": "HB-JET-SGR-S"
      },
      "M": {
        "sku": "HB-JET-SGR-M"
      },
      "L": {
        "sku": "HB-JET-SGR-L"
      },
      "XL": {
        "sku": "HB-JET-SGR-XL"
      }
    },
    "image": [
      "/images/products/jetty-polo-sea-green-1-800.8c29dac4.avif",
      "/images/products/jetty-polo-sea-green-2-800.8c29dac4.avif"
    ],
    "hasSizeGuide": true
  },
  {
    "_id": "drawstring-deck-shorts-sand",
    "name": "Drawstring Deck Shorts, Sand",
    "description": "Shorts to above the knee with an elastic waist, a navy drawstring, slanted front pockets and two pockets at the back.\n\nMade of a soft cotton twill that dries within an hour or two. Wash at 40°C.",
    "category": "Men",
    "subCategory": "Trousers",
    "facts": {
      "material": "Cotton twill",
      "weight": "200 gsm",
      "fit": "Above the knee",
      "care": "Wash at 40°C",
      "origin": "Kinsale, twill from Portugal"
    },
    "date": null,
    "bestseller": true,
    "sizes": [
      "S",
      "M",
      "L"
    ],
    "price": 5400,
    "compareAtPrice": 6800,
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
    "hasSizeGuide": true
  }
];
