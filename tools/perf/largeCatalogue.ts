import { manyProducts } from './manyProducts';

/** Replaces the catalogue in the bundle of `serveLarge`. */
export const products = manyProducts(5000);
