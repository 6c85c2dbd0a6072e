import { render } from '@testing-library/react';
import { ImageStrip } from '../../../../src/features/product/components/ImageStrip';
import { productWith } from '../../../support/products';

const styles = () =>
  Array.from(document.querySelectorAll('style'), ({ sheet }) =>
    Array.from(sheet?.cssRules ?? [], ({ cssText }) => cssText),
  ).flat();

it('should have the same styles for every number of images', () => {
  const stylesOf = (count: number) => {
    const image = Array.from({ length: count }, (_, i) => `/image-${i}.avif`);
    const product = productWith({ image });
    const { unmount } = render(
      <ImageStrip
        product={product}
        shown={0}
        onShow={() => undefined}
        zoomButton="zoom"
      >
        <button type="button" id="zoom" />
      </ImageStrip>,
    );
    unmount();
    return styles();
  };
  const first = stylesOf(1);
  expect(first.join()).toContain('overflow');
  for (let count = 2; count <= 12; count++)
    expect(stylesOf(count)).toEqual(first);
});
