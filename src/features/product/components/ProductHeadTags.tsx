import { CURRENCY } from '../../../data/currency';
import type { Product } from '../../../data/types';
import { shareImageUrl } from '../../../lib/images';
import { HeadTags } from '../../../routing/HeadTags';
import { productPath } from '../../../routing/paths';
import { lowestPriceOf } from '../../catalogue/offer';
import { imageAlt } from '../../catalogue/productTexts';
import { decimalAmount, productJsonLd } from '../productJsonLd';

/** At most 160 characters: the whole text, or its first sentences or words. */
const SUMMARY = /^.{1,160}$|^.{50,159}[.!?](?= )|^.{1,160}(?= )|^.{160}/u;

export const ProductHeadTags = ({ product }: { product: Product }) => (
  <>
    <HeadTags
      title={product.name}
      url={productPath(product._id)}
      description={
        SUMMARY.exec(product.description.replaceAll(/\s+/g, ' '))?.[0]
      }
      type="product"
      image={{
        src: shareImageUrl(product.image[0] ?? ''),
        alt: imageAlt(product, 0),
      }}
      jsonLd={productJsonLd(product)}
    />
    <meta
      property="product:price:amount"
      content={decimalAmount(lowestPriceOf(product))}
    />
    <meta property="product:price:currency" content={CURRENCY.code} />
  </>
);
