import { dollars } from '../domain/money';
import { ANGLES, imageUrl } from '../domain/images';
import { SIZES, type Category, type ProductSummary, type ProductType, type Size } from '../domain/product';
import { imageHashes } from './images';

/** The price is in whole dollars. After the flag come the sizes that the product is not sold in. */
type Row = readonly [
  name: string,
  category: Category,
  subCategory: ProductType,
  price: number,
  date: string,
  bestseller: boolean,
  ...unavailableSizes: Size[],
];

const rows: readonly Row[] = [
  ['Linen Camp Shirt, Sand', 'Men', 'Topwear', 68, '2026-10-28', false],
  ['Cable Cardigan, Dusty Rose', 'Women', 'Winterwear', 138, '2026-10-26', false],
  ['Needlecord Dungarees, Rust', 'Kids', 'Bottomwear', 46, '2026-10-20', false],
  ['Melton Overcoat, Charcoal', 'Men', 'Winterwear', 320, '2026-10-16', false],
  ['Pleated Midi Skirt, Camel', 'Women', 'Bottomwear', 98, '2026-10-15', false, 'XXL'],
  ['Snow Day Puffer, Teal', 'Kids', 'Winterwear', 72, '2026-10-09', false],
  ['Sprig Blouse, Ecru', 'Women', 'Topwear', 78, '2026-10-02', false],
  ['Flannel Check Shirt, Forest', 'Men', 'Topwear', 85, '2026-09-29', false],
  ['Stripe Crew Tee, Ochre', 'Kids', 'Topwear', 14, '2026-09-23', false],
  ['Selvedge Jeans, Indigo', 'Men', 'Bottomwear', 128, '2026-09-21', false, 'S'],
  ['Straight Herringbone Skirt, Charcoal', 'Women', 'Bottomwear', 92, '2026-09-17', false, 'XL', 'XXL'],
  ['Belted Trench Coat, Stone', 'Women', 'Winterwear', 265, '2026-09-11', true],
  ['Dotty Long-Sleeve Tee, Sky', 'Kids', 'Topwear', 18, '2026-09-07', false, 'XXL'],
  ['Quilted Puffer Jacket, Ink', 'Men', 'Winterwear', 210, '2026-09-04', true],
  ['Ribbed Long-Sleeve Tee, Plum', 'Women', 'Topwear', 44, '2026-08-31', false],
  ['Corduroy Trousers, Tobacco', 'Men', 'Bottomwear', 98, '2026-08-25', false],
  ['Teddy Fleece, Cinnamon', 'Kids', 'Winterwear', 48, '2026-08-19', false, 'XL', 'XXL'],
  ['High-Rise Jeans, Faded Blue', 'Women', 'Bottomwear', 108, '2026-08-14', true],
  ['Sherpa Fleece Jacket, Oat', 'Men', 'Winterwear', 118, '2026-08-04', false],
  ['Sprig Leggings, Plum', 'Kids', 'Bottomwear', 18, '2026-07-31', true],
  ['Boxy Jersey Tee, Clay', 'Women', 'Topwear', 34, '2026-07-22', false],
  ['Twill Chinos, Stone', 'Men', 'Bottomwear', 88, '2026-07-20', true],
  ['Merino Crew Jumper, Navy', 'Women', 'Winterwear', 108, '2026-07-13', false],
  ['Pocket Hoodie, Fern', 'Kids', 'Winterwear', 34, '2026-07-07', true],
  ['Washed Oxford Shirt, Chalk Blue', 'Men', 'Topwear', 85, '2026-06-30', true],
  ['Twill Dungarees, Ochre', 'Women', 'Bottomwear', 118, '2026-06-24', false],
  ['Jersey Polo, Coral', 'Kids', 'Topwear', 24, '2026-06-15', false],
  ['Trucker Jacket, Indigo', 'Men', 'Winterwear', 128, '2026-06-12', false],
  ['Dotted Tea Dress, Ink', 'Women', 'Topwear', 138, '2026-06-03', true, 'XXL'],
  ['Linen Drawstring Shorts, Olive', 'Men', 'Bottomwear', 58, '2026-05-27', false],
  ['Gathered Dot Skirt, Brick', 'Kids', 'Bottomwear', 28, '2026-05-22', false, 'XXL'],
  ['Wide Linen Trousers, Flax', 'Women', 'Bottomwear', 98, '2026-05-18', false],
  ['Breton Long-Sleeve Tee, Ecru', 'Men', 'Topwear', 52, '2026-05-12', false],
  ['Linen Shift Dress, Terracotta', 'Women', 'Topwear', 128, '2026-05-05', false],
  ['Leaf Print Camp Shirt, Fern', 'Kids', 'Topwear', 28, '2026-04-28', true],
  ['Loopback Joggers, Grey Marl', 'Men', 'Bottomwear', 68, '2026-04-21', false],
  ['Quilted Gilet, Moss', 'Women', 'Winterwear', 118, '2026-04-17', false],
  ['Twill Play Shorts, Marigold', 'Kids', 'Bottomwear', 22, '2026-04-09', false],
  ['Pique Polo, Sage', 'Men', 'Topwear', 58, '2026-04-01', false],
  ['Satin Camisole, Blush', 'Women', 'Topwear', 48, '2026-03-27', true, 'XL', 'XXL'],
  ['Gingham Blouse, Rose', 'Kids', 'Topwear', 28, '2026-03-23', false],
  ['Heavy Hoodie, Navy', 'Men', 'Winterwear', 88, '2026-03-18', false, 'S'],
  ['Soft Rib Leggings, Black', 'Women', 'Bottomwear', 42, '2026-03-10', false],
  ['Heavyweight Crew Tee, Chalk', 'Men', 'Topwear', 38, '2026-03-06', true],
  ['Playground Joggers, Navy', 'Kids', 'Bottomwear', 28, '2026-02-25', false],
  ['Loopback Sweatshirt, Butter', 'Women', 'Winterwear', 68, '2026-02-16', true],
  ['Striped Poplin Shirt, Cornflower', 'Women', 'Topwear', 85, '2026-02-13', false],
  ['Herringbone Wool Trousers, Slate', 'Men', 'Bottomwear', 128, '2026-02-03', false, 'M'],
  ['Striped Lambswool Jumper, Berry', 'Kids', 'Winterwear', 42, '2026-01-28', true],
  ['Fisherman Cable Jumper, Ecru', 'Men', 'Winterwear', 148, '2026-01-23', true],
  ['Herringbone Overcoat, Walnut', 'Women', 'Winterwear', 298, '2026-01-14', false, 'XXL'],
  ['Button Cardigan, Mustard', 'Kids', 'Winterwear', 42, '2026-01-09', false, 'L'],
];

/** The products of the shop, newest first. The id is the name as a slug. */
export const products: readonly ProductSummary[] = rows.map(
  ([name, category, subCategory, price, date, bestseller, ...unavailableSizes]) => {
    const _id = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
    return {
      _id,
      name,
      price: dollars(price),
      image: ANGLES.map((angle) => imageUrl(_id, angle, imageHashes[_id] ?? '')),
      category,
      subCategory,
      sizes: SIZES.filter((size) => !unavailableSizes.includes(size)),
      date: Date.parse(date),
      bestseller,
    };
  },
);
