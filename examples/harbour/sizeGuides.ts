import type { SizeGuide } from '../../src/data/types';

const CHEST =
  'Measurements of the garment. Chest is measured all the way around.';
const WAIST =
  'Measurements of the garment. Waist is measured all the way around.';
const ELASTIC_WAIST =
  'Measurements of the garment. Waist is measured all the way around, with the elastic at rest.';

/** The size guides by the `_id` of the products in products.ts. */
export const sizeGuides: Readonly<Record<string, SizeGuide>> = {
  'guernsey-jumper-navy': {
    caption: CHEST,
    columns: ['Chest', 'Length', 'Sleeve'],
    cm: {
      S: [103, 69.5, 62],
      M: [108, 71, 63],
      L: [113, 72.5, 64],
      XL: [118, 74, 65],
    },
    inches: {
      S: ['40½', '27¼', '24½'],
      M: ['42½', '28', '24¾'],
      L: ['44½', '28½', '25¼'],
      XL: ['46½', '29¼', '25½'],
    },
  },
  'regatta-stripe-jumper-signal-red': {
    caption: CHEST,
    columns: ['Chest', 'Length', 'Sleeve'],
    cm: {
      S: [107, 56.5, 53],
      M: [112, 58, 54],
      L: [117, 59.5, 55],
    },
    inches: {
      S: ['42', '22¼', '20¾'],
      M: ['44', '22¾', '21¼'],
      L: ['46', '23½', '21¾'],
    },
  },
  'wide-sailor-trousers-navy': {
    caption: ELASTIC_WAIST,
    columns: ['Waist', 'Inseam'],
    cm: {
      S: [71, 74.5],
      M: [76, 75],
      L: [81, 75.5],
      XL: [86, 76],
    },
    inches: {
      S: ['28', '29¼'],
      M: ['30', '29½'],
      L: ['32', '29¾'],
      XL: ['34', '30'],
    },
  },
  'dock-overshirt-signal-red': {
    caption: CHEST,
    columns: ['Chest', 'Length', 'Sleeve'],
    cm: {
      S: [115, 74, 62],
      M: [120, 75.5, 63],
      L: [125, 77, 64],
      XL: [130, 78.5, 65],
    },
    inches: {
      S: ['45½', '29¼', '24½'],
      M: ['47', '29¾', '24¾'],
      L: ['49', '30¼', '25¼'],
      XL: ['51', '31', '25½'],
    },
  },
  'ticking-blouse-sea-glass': {
    caption: CHEST,
    columns: ['Chest', 'Length', 'Sleeve'],
    cm: {
      S: [101, 64.5, 59],
      M: [106, 66, 60],
      L: [111, 67.5, 61],
      XL: [116, 69, 62],
    },
    inches: {
      S: ['40', '25½', '23¼'],
      M: ['41½', '26', '23½'],
      L: ['43½', '26½', '24'],
      XL: ['45½', '27¼', '24½'],
    },
  },
  'canvas-work-trousers-slate': {
    caption: WAIST,
    columns: ['Waist', 'Inseam'],
    cm: {
      S: [83, 74.5],
      M: [88, 75],
      L: [93, 75.5],
      XL: [98, 76],
    },
    inches: {
      S: ['32½', '29¼'],
      M: ['34½', '29½'],
      L: ['36½', '29¾'],
      XL: ['38½', '30'],
    },
  },
  'rib-pocket-cardigan-sea-green': {
    caption: CHEST,
    columns: ['Chest', 'Length', 'Sleeve'],
    cm: {
      S: [107, 76, 61],
      M: [112, 77.5, 62],
      L: [117, 79, 63],
      XL: [122, 80.5, 64],
    },
    inches: {
      S: ['42', '30', '24'],
      M: ['44', '30½', '24½'],
      L: ['46', '31', '24¾'],
      XL: ['48', '31¾', '25¼'],
    },
  },
  'windowpane-shirt-chalk': {
    caption: CHEST,
    columns: ['Chest', 'Length', 'Sleeve'],
    cm: {
      S: [107, 71.5, 61],
      M: [112, 73, 62],
      L: [117, 74.5, 63],
      XL: [122, 76, 64],
    },
    inches: {
      S: ['42', '28¼', '24'],
      M: ['44', '28¾', '24½'],
      L: ['46', '29¼', '24¾'],
      XL: ['48', '30', '25¼'],
    },
  },
  'straight-ankle-jeans-chalk': {
    caption: WAIST,
    columns: ['Waist', 'Inseam'],
    cm: {
      S: [73, 67.5],
      M: [78, 68],
      L: [83, 68.5],
      XL: [88, 69],
    },
    inches: {
      S: ['28½', '26½'],
      M: ['30½', '26¾'],
      L: ['32½', '27'],
      XL: ['34½', '27¼'],
    },
  },
  'deck-stripe-tee-fog': {
    caption: CHEST,
    columns: ['Chest', 'Length', 'Sleeve'],
    cm: {
      S: [102, 67.5, 60],
      M: [107, 69, 61],
      L: [112, 70.5, 62],
      XL: [117, 72, 63],
    },
    inches: {
      S: ['40', '26½', '23½'],
      M: ['42', '27¼', '24'],
      L: ['44', '27¾', '24½'],
      XL: ['46', '28¼', '24¾'],
    },
  },
  'quay-camp-shirt-mustard': {
    caption: CHEST,
    columns: ['Chest', 'Length', 'Sleeve'],
    cm: {
      S: [108, 63, 23],
      M: [113, 64.5, 24],
      L: [118, 66, 25],
      XL: [123, 67.5, 26],
    },
    inches: {
      S: ['42½', '24¾', '9'],
      M: ['44½', '25½', '9½'],
      L: ['46½', '26', '9¾'],
      XL: ['48½', '26½', '10¼'],
    },
  },
  'bow-stripe-tee-navy': {
    caption: CHEST,
    columns: ['Chest', 'Length', 'Sleeve'],
    cm: {
      S: [107, 58, 23.5],
      M: [112, 59.5, 24.5],
      L: [117, 61, 25.5],
      XL: [122, 62.5, 26.5],
    },
    inches: {
      S: ['42', '22¾', '9¼'],
      M: ['44', '23½', '9¾'],
      L: ['46', '24', '10'],
      XL: ['48', '24½', '10½'],
    },
  },
  'chambray-work-shirt-haze': {
    caption: CHEST,
    columns: ['Chest', 'Length', 'Sleeve'],
    cm: {
      S: [112, 74, 61],
      M: [117, 75.5, 62],
      L: [122, 77, 63],
      XL: [127, 78.5, 64],
    },
    inches: {
      S: ['44', '29¼', '24'],
      M: ['46', '29¾', '24½'],
      L: ['48', '30¼', '24¾'],
      XL: ['50', '31', '25¼'],
    },
  },
  'wide-linen-trousers-sea-glass': {
    caption: ELASTIC_WAIST,
    columns: ['Waist', 'Inseam'],
    cm: {
      S: [71, 76.5],
      M: [76, 77],
      L: [81, 77.5],
      XL: [86, 78],
    },
    inches: {
      S: ['28', '30'],
      M: ['30', '30¼'],
      L: ['32', '30½'],
      XL: ['34', '30¾'],
    },
  },
  'watch-cardigan-oatmeal': {
    caption: CHEST,
    columns: ['Chest', 'Length', 'Sleeve'],
    cm: {
      S: [108, 68.5, 62],
      M: [113, 70, 63],
      L: [118, 71.5, 64],
      XL: [123, 73, 65],
    },
    inches: {
      S: ['42½', '27', '24½'],
      M: ['44½', '27½', '24¾'],
      L: ['46½', '28¼', '25¼'],
      XL: ['48½', '28¾', '25½'],
    },
  },
  'pilot-stripe-shirt-navy': {
    caption: CHEST,
    columns: ['Chest', 'Length', 'Sleeve'],
    cm: {
      S: [99, 69.5, 46],
      M: [104, 71, 47],
      L: [109, 72.5, 48],
      XL: [114, 74, 49],
    },
    inches: {
      S: ['39', '27¼', '18'],
      M: ['41', '28', '18½'],
      L: ['43', '28½', '19'],
      XL: ['45', '29¼', '19¼'],
    },
  },
  'pier-chinos-rust': {
    caption: WAIST,
    columns: ['Waist', 'Inseam'],
    cm: {
      S: [82, 76.5],
      M: [87, 77],
      L: [92, 77.5],
      XL: [97, 78],
    },
    inches: {
      S: ['32½', '30'],
      M: ['34½', '30¼'],
      L: ['36', '30½'],
      XL: ['38', '30¾'],
    },
  },
  'cable-jumper-mustard': {
    caption: CHEST,
    columns: ['Chest', 'Length', 'Sleeve'],
    cm: {
      S: [111, 65.5, 60],
      M: [116, 67, 61],
      L: [121, 68.5, 62],
      XL: [126, 70, 63],
    },
    inches: {
      S: ['43½', '25¾', '23½'],
      M: ['45½', '26½', '24'],
      L: ['47½', '27', '24½'],
      XL: ['49½', '27½', '24¾'],
    },
  },
  'jetty-polo-sea-green': {
    caption: CHEST,
    columns: ['Chest', 'Length', 'Sleeve'],
    cm: {
      S: [103, 68.5, 24],
      M: [108, 70, 25],
      L: [113, 71.5, 26],
      XL: [118, 73, 27],
    },
    inches: {
      S: ['40½', '27', '9½'],
      M: ['42½', '27½', '9¾'],
      L: ['44½', '28¼', '10¼'],
      XL: ['46½', '28¾', '10¾'],
    },
  },
  'drawstring-deck-shorts-sand': {
    caption: ELASTIC_WAIST,
    columns: ['Waist', 'Inseam'],
    cm: {
      S: [75, 19.5],
      M: [80, 20],
      L: [85, 20.5],
    },
    inches: {
      S: ['29½', '7¾'],
      M: ['31½', '7¾'],
      L: ['33½', '8'],
    },
  },
};
