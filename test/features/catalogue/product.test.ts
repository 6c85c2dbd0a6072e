import { imageAlt } from '../../../src/features/catalogue/product';

const altOf = (index: number) => imageAlt({ name: 'Boxy Tee, Clay' }, index);

it('should return a different text for each image, and that of the front for an unknown one', () => {
  expect([0, 1, 2, 3, 4].map(altOf)).toEqual([
    'Boxy Tee, Clay: the front',
    'Boxy Tee, Clay: the back',
    'Boxy Tee, Clay: a close detail',
    'Boxy Tee, Clay: the cloth, close up',
    'Boxy Tee, Clay: the front',
  ]);
});
