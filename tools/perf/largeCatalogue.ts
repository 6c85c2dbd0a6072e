import { manyProducts } from '../catalogue/manyProducts';

/** Replaces the catalogue in the bundle of `serveLarge`. */
export const products = manyProducts(5000);
