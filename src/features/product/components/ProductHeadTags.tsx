import { CURRENCY } from '../../../data/currency';
import type { Product } from '../../../data/types';
import { shareImageUrl } from '../../../lib/images';
import { titleOf, HeadTags } from '../../../routing/HeadTags';
import { productPath } from '../../../routing/paths';
import { StructuredData } from '../../../routing/StructuredData';
import { priceOf } from '../../catalogue/offer';
import { imageAlt } from '../../catalogue/product';
import { decimalAmount, productJsonLd } from '../productJsonLd';

export const ProductHeadTags = ({ product }: { readonly product: Product }) => (
  <>
    <HeadTags
      title={titleOf(product.name)}
      url={productPath(product._id)}
      description={product.description}
      type="product"
      image={{
        src: shareImageUrl(product.image[0] ?? ''),
        alt: imageAlt(product, 0),
      }}
    />
    <meta
      property="product:price:amount"
      content={decimalAmount(priceOf(product, null))}
    />
    <meta property="product:price:currency" content={CURRENCY.code} />
    <StructuredData data={productJsonLd(product)} />
  </>
);
