import { SIZES } from '../../../src/features/catalogue/product';
import {
  formatMeasure,
  gradeMeasure,
  MEASURES,
  piecesOf,
} from '../../../src/features/product/sizeGuide';

const ADULTS = { chest: 50, waist: 50, length: 15, sleeve: 10, inseam: 5 };

/** The steps of a child; lengths grow by a tenth of themselves. */
const childOf = (length: number) => ({
  chest: 40,
  waist: 30,
  length,
  sleeve: length,
  inseam: length,
});

it.each([
  ['Men', 700, ADULTS],
  ['Women', 700, ADULTS],
  ['Kids', 450, childOf(45)],
  ['Kids', 160, childOf(16)],
] as const)(
  'should change each measure of %s by a fixed step: %d mm in size M',
  (category, medium, steps) => {
    for (const measure of MEASURES) {
      const step = steps[measure];
      const graded = SIZES.map((size) =>
        gradeMeasure(category, measure, medium, size),
      );
      const expected = [-1, 0, 1, 2, 3].map((count) => medium + count * step);
      expect(graded).toEqual(expected);
    }
  },
);

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
  expect(piecesOf({ pieces: 'M1 2l3 4z*|M5 6l7 8zM9 9l1 1z' })).toEqual([
    { path: 'M1 2l3 4z', isPaired: true },
    { path: 'M5 6l7 8zM9 9l1 1z', isPaired: false },
  ]);
});
