import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import type { Product } from '../../data/types';
import { AddToCart } from './components/AddToCart';
import { ColorLinks } from './components/ColorLinks';
import { ProductHead } from './components/ProductHead';
import { Gallery } from './components/Gallery';
import { ProductTabs } from './components/ProductTabs';
import {
  NameAndPrice,
  ProductColumns,
  PurchasePanel,
} from './components/PurchasePanel';
import { SizeGuideSheet } from './components/SizeGuideSheet';
import { SizePicker } from './components/SizePicker';
import { Page, Section, SectionHeading } from '../../ui/Page';
import { ProductGrid } from '../catalogue/components/ProductGrid';
import { NotFoundPage } from '../../routing/ErrorPage';
import { productIdAt } from '../../routing/paths';
import { route } from '../../routing/routeSlice';
import {
  selectColors,
  selectImageIndex,
  selectRelated,
  selectSize,
} from './productSelectors';
import { NO_SIZE } from './showToasts';
import { selectProduct } from '../catalogue/catalogueSlice';
import { addSelectedSize } from './addSelectedSize';
import {
  imageShown,
  selectIsSizeMissing,
  selectTab,
  sizeSelected,
  tabOpened,
} from './productPageSlice';

/** The product of the URL, or the error page. */
export const ProductPage = () => {
  const productId = productIdAt(useAppSelector(route.selectors.selectPathname));
  const product = useAppSelector((state) => selectProduct(state, productId));
  if (!product) return <NotFoundPage />;
  return <FoundProduct key={productId} product={product} />;
};

const FoundProduct = ({ product }: { readonly product: Product }) => {
  const { _id: productId } = product;
  const dispatch = useAppDispatch();
  const related = useAppSelector((state) => selectRelated(state, productId));
  const colors = useAppSelector((state) => selectColors(state, productId));
  const size = useAppSelector((state) => selectSize(state, productId));
  const imageIndex = useAppSelector((state) =>
    selectImageIndex(state, productId),
  );
  const tab = useAppSelector(selectTab);
  const isSizeMissing = useAppSelector(selectIsSizeMissing);
  const firstSize = useRef<HTMLInputElement>(null);

  const onAdd = () => {
    // Rendered at once: the sizes must have their description before one of
    // them takes the focus.
    const isAdded = flushSync(() => dispatch(addSelectedSize(productId)));
    if (!isAdded) firstSize.current?.focus();
    return isAdded;
  };

  return (
    <Page>
      <ProductHead product={product} />
      <ProductColumns>
        <NameAndPrice product={product} />
        <Gallery
          product={product}
          shown={imageIndex}
          onShow={(shown) => dispatch(imageShown(shown))}
        />
        <PurchasePanel product={product}>
          {colors.length > 0 && <ColorLinks products={colors} />}
          <SizePicker
            ref={firstSize}
            sizes={product.sizes}
            chosen={size}
            description={isSizeMissing ? NO_SIZE : undefined}
            onChoose={(chosen) => dispatch(sizeSelected(chosen))}
          />
          {product.hasSizeGuide && (
            <SizeGuideSheet product={product} chosen={size} />
          )}
          <AddToCart onAdd={onAdd} />
        </PurchasePanel>
      </ProductColumns>
      <ProductTabs
        product={product}
        open={tab}
        onOpen={(opened) => dispatch(tabOpened(opened))}
      />
      {related.length > 0 && (
        <Section aria-labelledby="related">
          <SectionHeading id="related">Related Products</SectionHeading>
          <ProductGrid products={related} columns={5} oneRow />
        </Section>
      )}
    </Page>
  );
};
