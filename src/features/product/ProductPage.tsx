import { useRef } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import type { Product } from '../../data/types';
import { NotFoundPage } from '../../routing/ErrorPage';
import { widerThan } from '../../styles/mixins';
import { AfterPaint } from '../../routing/AfterPaint';
import { t } from '../../texts/t';
import { PageColumn, Section, SectionHeading } from '../../ui/PageParts';
import { itemAdded, selectAvailableLines } from '../cart/cartSlice';
import { ProductGrid } from '../catalogue/components/ProductGrid';
import { isAvailable, sizeToAdd } from '../catalogue/offer';
import { AddToCart } from './components/AddToCart';
import { ColorLinks } from './components/ColorLinks';
import { Gallery } from './components/Gallery';
import { NameAndPrice } from './components/NameAndPrice';
import { ProductHeadTags } from './components/ProductHeadTags';
import { ProductTabs } from './components/ProductTabs';
import { PurchasePanel } from './components/PurchasePanel';
import { SizeGuideSheet } from './components/SizeGuideSheet';
import { SizePicker } from './components/SizePicker';
import {
  additionRejected,
  imageShown,
  selectColors,
  selectShownProduct,
  selectProductPage,
  selectRelated,
  sizeSelected,
  tabOpened,
} from './productPageSlice';

/** The product of the URL, or the error page. */
export const ProductPage = () => {
  const product = useAppSelector(selectShownProduct);
  if (!product) return <NotFoundPage />;
  return <FoundProduct key={product._id} product={product} />;
};

const FoundProduct = ({ product }: { product: Product }) => {
  const { _id: productId } = product;
  const dispatch = useAppDispatch();
  const related = useAppSelector(selectRelated);
  const colors = useAppSelector(selectColors);
  const {
    size: selectedSize,
    isAdditionRejected,
    imageIndex,
    tab,
  } = useAppSelector(selectProductPage);
  const lines = useAppSelector(selectAvailableLines).filter(
    (line) => line.productId === productId,
  );
  const sizeToFocus = useRef<HTMLInputElement>(null);
  const size = sizeToAdd(product, selectedSize);
  const canAdd = size !== null && isAvailable(product, size);
  const onAdd = () => {
    if (canAdd) dispatch(itemAdded({ productId, size }));
    else {
      // A screen reader reads the legend when a size takes the focus, so
      // `flushSync` renders the new legend first.
      flushSync(() => dispatch(additionRejected()));
      sizeToFocus.current?.focus();
    }
    return canAdd;
  };

  return (
    <PageColumn>
      <ProductHeadTags product={product} />
      <ProductColumns>
        <NameAndPrice product={product} size={size} />
        <Gallery
          product={product}
          shownIndex={imageIndex}
          onShow={(index) => dispatch(imageShown(index))}
        />
        <PurchasePanel
          product={product}
          button={
            <AddToCart
              product={product}
              size={size}
              lines={lines}
              onAdd={onAdd}
            />
          }
        >
          {colors.length > 1 && <ColorLinks products={colors} />}
          <SizePicker
            ref={sizeToFocus}
            product={product}
            selected={size}
            isRejected={isAdditionRejected}
            onSelect={(next) => dispatch(sizeSelected(next))}
          >
            {product.hasSizeGuide && (
              <SizeGuideSheet product={product} selected={size} />
            )}
          </SizePicker>
        </PurchasePanel>
      </ProductColumns>
      <AfterPaint>
        <ProductTabs
          product={product}
          selected={tab}
          onSelect={(next) => dispatch(tabOpened(next))}
        />
        {related.length > 0 && (
          <Section aria-labelledby="related">
            <SectionHeading id="related">
              {t('Related Products')}
            </SectionHeading>
            <ProductGrid
              products={related}
              columns={5}
              isOfOneCategory
              isOneRow
            />
          </Section>
        )}
      </AfterPaint>
    </PageColumn>
  );
};

/**
 * The name and the price, the gallery, and the purchase panel. On a wide screen
 * the gallery is next to the other two. On a phone the three are not a grid, so
 * that ADD TO CART can stick for the height of the whole page.
 */
const ProductColumns = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-l);
  margin-block: calc(-1 * var(--space-l)) var(--space-xl);
  @media ${widerThan.phone} {
    display: grid;
    grid-template: auto 1fr / minmax(0, 1fr) 40%;
    gap: var(--space-l) 32px;
    align-items: start;
    margin-block-start: 0;
  }
  @media ${widerThan.tablet} {
    grid-template-columns: minmax(0, 56rem) minmax(300px, 31%);
    justify-content: space-between;
    gap: 28px clamp(40px, 7.5vw, 104px);
    margin-block-end: 72px;
  }
`;
