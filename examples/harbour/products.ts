// Written by `npm run import`.
import { toProducts } from '../../src/shop/productRows';
import * as catalogue from './catalogue';
import { imageHashes } from './imageHashes';

/**
 * The products, newest first: name, category, type, price, ISO date or null,
 * bestseller, options.
 */
export const products = toProducts(catalogue, [
  ["Guernsey Jumper, Navy","Men","Knitwear",129.5,null,true,{"images":2}],
  ["Regatta Stripe Jumper, Signal Red","Women","Knitwear",89,null,true,{"sizes":["S","M","L"],"images":2}],
  ["Wide Sailor Trousers, Navy","Women","Trousers",98,null,false,{"images":2}],
  ["Dock Overshirt, Signal Red","Men","Shirts",95,null,true,{"images":2}],
  ["Ticking Blouse, Sea Glass","Women","Shirts",78,null,false,{"images":2}],
  ["Canvas Work Trousers, Slate","Men","Trousers",92,null,true,{"images":2}],
  ["Rib Pocket Cardigan, Sea Green","Women","Knitwear",118,null,true,{"images":2}],
  ["Windowpane Shirt, Chalk","Men","Shirts",72.5,null,false,{"sizes":["M","L","XL"],"images":2}],
  ["Straight Ankle Jeans, Chalk","Women","Trousers",96,null,false,{"images":2}],
  ["Deck Stripe Tee, Fog","Men","Knitwear",48,null,false,{"images":2}],
  ["Quay Camp Shirt, Mustard","Women","Shirts",64,null,false,{"images":2}],
  ["Drawstring Deck Shorts, Sand","Men","Trousers",54,null,false,{"sizes":["S","M","L"],"images":2}],
], imageHashes);
