import { imageAlt } from '../../../src/features/catalogue/product';

it('should return a different text for each image, and that of the front for an unknown one', () => {
  const texts = [0, 1, 2, 3].map((index) =>
    imageAlt({ name: 'Boxy Tee, Clay' }, index),
  );
  expect(new Set(texts).size).toBe(4);
  for (const text of texts)
    expect(text).toMatch(/^Boxy Tee, Clay: (?:the|a) [a-z]/);
  expect(imageAlt({ name: 'Boxy Tee, Clay' }, 4)).toBe(texts[0]);
});
