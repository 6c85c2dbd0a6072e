import { CURRENCY } from '../../../data/currency';
import { imageHashes } from '../../../data/imageHashes';
import { shareImageUrl } from '../../../shop/images';
import { titleOf } from '../../../ui/title';
import { imageAlt, type Product } from '../../catalogue/product';
import { PageHead } from '../../navigation/components/PageHead';
import { StructuredData } from '../../navigation/components/StructuredData';
import { productPath } from '../../navigation/paths';
import { inDollars, productData, summaryOf } from '../productData';

// A shop may have a product without images.
const HASHES: Readonly<Record<string, string | undefined>> = imageHashes;

export const ProductHead = ({ product }: { readonly product: Product }) => (
  <>
    <PageHead
      title={titleOf(product.name)}
      path={productPath(product._id)}
      description={summaryOf(product)}
      type="product"
      image={{
        src: shareImageUrl(product._id, HASHES[product._id] ?? ''),
        alt: imageAlt(product, 0),
      }}
    />
    <meta property="product:price:amount" content={inDollars(product.price)} />
    <meta property="product:price:currency" content={CURRENCY.code} />
    <StructuredData key={product._id} data={productData(product)} />
  </>
);
