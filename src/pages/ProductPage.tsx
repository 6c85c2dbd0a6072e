import { useRef } from 'react';
import { useParams } from 'react-router-dom';
import { fetchImage } from '../components/product/ImageStrip';
import { AddToCart } from '../components/product/AddToCart';
import { ColorLinks } from '../components/product/ColorLinks';
import { Gallery } from '../components/product/Gallery';
import { ProductTabs } from '../components/product/ProductTabs';
import { ProductColumns, PurchasePanel } from '../components/product/PurchasePanel';
import { SizeGuideSheet } from '../components/product/SizeGuideSheet';
import { SizePicker } from '../components/product/SizePicker';
import { Page, Section, SectionHeading } from '../components/ui/Page';
import { ProductGrid } from '../components/ui/ProductGrid';
import { descriptions } from '../data/descriptions';
import { titleOf } from '../domain/title';
import { productIdAt } from '../domain/paths';
import { selectColors, selectImageIndex, selectRelated, selectSize } from '../selectors/product';
import { selectProductSummary } from '../selectors/catalogue';
import type { RootState } from '../store/rootReducer';
import { addToCart } from '../store/addToCart';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { imageShown, sizeSelected, tabOpened } from '../store/productPage';
import { NotFoundPage } from './ErrorPage';

export const prefetch = (state: RootState, pathname: string): void =>
  selectProductSummary(state, productIdAt(pathname))?.image.slice(0, 1).forEach(fetchImage);

const loadSizeGuide = async () =>
  (await import(/* webpackChunkName: "sizeGuide" */ './ProductSizeGuide')).ProductSizeGuide;

export const ProductPage = () => {
  const { productId = '' } = useParams();
  const dispatch = useAppDispatch();
  const product = useAppSelector((state) => selectProductSummary(state, productId));
  const related = useAppSelector((state) => selectRelated(state, productId));
  const colors = useAppSelector((state) => selectColors(state, productId));
  const size = useAppSelector((state) => selectSize(state, productId));
  const imageIndex = useAppSelector((state) => selectImageIndex(state, productId));
  const tab = useAppSelector((state) => state.productPage.tab);
  const firstSize = useRef<HTMLInputElement>(null);
  if (!product) return <NotFoundPage />;

  const onAdd = () => {
    const isAdded = dispatch(addToCart(productId));
    if (!isAdded) firstSize.current?.focus();
    return isAdded;
  };

  return (
    <Page>
      <title>{titleOf(product.name)}</title>
      <ProductColumns>
        <Gallery
          key={productId}
          product={product}
          shown={imageIndex}
          onShow={(shown) => dispatch(imageShown(shown))}
        />
        <PurchasePanel product={product} description={descriptions[productId] ?? ''}>
          {colors.length > 0 && <ColorLinks products={colors} shown={product} />}
          <SizePicker
            ref={firstSize}
            sizes={product.sizes}
            chosen={size}
            onChoose={(chosen) => dispatch(sizeSelected(chosen))}
          />
          {product.hasSizeGuide && (
            <SizeGuideSheet key={`guide ${productId}`} load={loadSizeGuide} product={product} chosen={size} />
          )}
          <AddToCart key={productId} onAdd={onAdd} />
        </PurchasePanel>
      </ProductColumns>
      <ProductTabs product={product} open={tab} onOpen={(opened) => dispatch(tabOpened(opened))} />
      {related.length > 0 && (
        <Section aria-labelledby="related">
          <SectionHeading id="related">Related Products</SectionHeading>
          <ProductGrid products={related} columns={5} oneRow />
        </Section>
      )}
    </Page>
  );
};
