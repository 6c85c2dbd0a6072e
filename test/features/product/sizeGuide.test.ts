import { SIZES } from '../../../src/features/catalogue/product';
import {
  formatMeasure,
  gradeMeasure,
  MEASURES,
  piecesOf,
} from '../../../src/features/product/sizeGuide';

const ADULTS = {
  chest: [950, 1000, 1050, 1100, 1150],
  waist: [750, 800, 850, 900, 950],
  length: [685, 700, 715, 730, 745],
  sleeve: [590, 600, 610, 620, 630],
  inseam: [755, 760, 765, 770, 775],
} as const;

/** A tenth in length. */
const KIDS = {
  chest: [660, 700, 740, 780, 820],
  waist: [520, 550, 580, 610, 640],
  length: [405, 450, 495, 540, 585],
  sleeve: [144, 160, 176, 192, 208],
  inseam: [396, 440, 484, 528, 572],
} as const;

it.each([
  ['Men', ADULTS],
  ['Women', ADULTS],
  ['Kids', KIDS],
] as const)(
  'should change each measure of %s by a fixed step',
  (category, expected) => {
    for (const measure of MEASURES) {
      const [, medium] = expected[measure];
      const graded = SIZES.map((size) =>
        gradeMeasure(category, measure, medium, size),
      );
      expect(graded).toEqual(expected[measure]);
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
