import { SIZES } from '../../../src/features/catalogue/product';
import {
  formatMeasure,
  millimetersOf,
  outlinesOf,
} from '../../../src/features/product/measures';

it('should add a step for each size after the first one', () => {
  const graded = SIZES.map((size) =>
    millimetersOf([500, 15, 0, 0, 0, 0], size),
  );
  expect(graded).toEqual([500, 515, 530, 545, 560]);
});

it.each([
  ['chest', 1035, '104 cm', '40½ in'],
  ['waist', 804, '80 cm', '31½ in'],
  ['length', 738, '74 cm', '29 in'],
  ['length', 732, '73 cm', '28¾ in'],
  ['sleeve', 257, '25.5 cm', '10 in'],
  ['inseam', 235, '23.5 cm', '9¼ in'],
] as const)(
  'should round the %s of %d mm to %s and %s',
  (measure, mm, cm, inches) => {
    expect(formatMeasure(measure, mm, 'cm')).toBe(cm);
    expect(formatMeasure(measure, mm, 'in')).toBe(inches);
  },
);

it('should separate the pieces and mark those with a mirror image', () => {
  expect(outlinesOf({ pieces: 'M1 2l3 4z*|M5 6l7 8zM9 9l1 1z' })).toEqual([
    { path: 'M1 2l3 4z', isPaired: true },
    { path: 'M5 6l7 8zM9 9l1 1z', isPaired: false },
  ]);
});
