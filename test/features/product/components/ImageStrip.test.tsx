import { render } from '@testing-library/react';
import { ImageStrip } from '../../../../src/features/product/components/ImageStrip';
import { productWith } from '../../../support/catalogue';

const rulesOf = ({ sheet }: HTMLStyleElement) =>
  Array.from(sheet?.cssRules ?? [], ({ cssText }) => cssText);

const stylesOf = (imageCount: number) => {
  const image = Array.from({ length: imageCount }, (_, i) => `/${i}.avif`);
  const { unmount } = render(
    <ImageStrip
      product={productWith({ image })}
      shown={0}
      onShow={() => undefined}
      zoomButton="zoom"
    >
      <button type="button" id="zoom" />
    </ImageStrip>,
  );
  unmount();
  return Array.from(document.querySelectorAll('style')).flatMap(rulesOf);
};

it('should have the same styles for every number of images', () => {
  const first = stylesOf(1);
  expect(first.join()).toContain('overflow');
  for (let count = 2; count <= 12; count += 1)
    expect(stylesOf(count)).toEqual(first);
});
