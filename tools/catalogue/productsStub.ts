import { byId, type ProductSummary } from '../../src/domain/product';
import { manyProducts } from './manyProducts';

// Stands in for `src/data/products.ts` in a build whose range is to be large: `npm run build -- --env catalogue=5000`.

/** As many products as the build was asked for. */
export const products: readonly ProductSummary[] = manyProducts(Number(process.env['WEFT_CATALOGUE']));

/** The same products by id: whatever is not a key here is no product. */
export const productsById = byId(products);
