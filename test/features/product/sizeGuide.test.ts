import { SIZES } from '../../../src/features/catalogue/product';
import { formatMeasure, gradeMeasure, piecesOf } from '../../../src/features/product/sizeGuide';

const inSizes = (grade: (size: (typeof SIZES)[number]) => number): number[] => SIZES.map(grade);

describe('gradeMeasure', () => {
  it.each([
    [['Men', 'Women'], 'chest', [950, 1000, 1050, 1100, 1150]],
    [['Men', 'Women'], 'waist', [750, 800, 850, 900, 950]],
    [['Men', 'Women'], 'length', [685, 700, 715, 730, 745]],
    [['Men', 'Women'], 'sleeve', [590, 600, 610, 620, 630]],
    [['Men', 'Women'], 'inseam', [755, 760, 765, 770, 775]],
    // A tenth in length.
    [['Kids'], 'chest', [660, 700, 740, 780, 820]],
    [['Kids'], 'waist', [520, 550, 580, 610, 640]],
    [['Kids'], 'length', [405, 450, 495, 540, 585]],
    [['Kids'], 'sleeve', [144, 160, 176, 192, 208]],
    [['Kids'], 'inseam', [396, 440, 484, 528, 572]],
  ] as const)('should change of %j the %s by a fixed step', (categories, measure, expected) => {
    for (const category of categories)
      expect(inSizes((size) => gradeMeasure(category, measure, expected[1], size))).toEqual(expected);
  });
});

describe('formatMeasure', () => {
  it.each([
    ['chest', 1035, '104 cm', '40½ in'],
    ['waist', 804, '80 cm', '31½ in'],
    ['length', 738, '74 cm', '29 in'],
    ['length', 732, '73 cm', '28¾ in'],
    ['sleeve', 257, '25.5 cm', '10 in'],
    ['inseam', 235, '23.5 cm', '9¼ in'],
  ] as const)('should round the %s of %d mm to %s and %s', (measure, mm, cm, inches) => {
    expect(formatMeasure(measure, mm, 'cm')).toBe(cm);
    expect(formatMeasure(measure, mm, 'in')).toBe(inches);
  });
});

describe('piecesOf', () => {
  it('should separate the pieces and mark those with a mirror image', () => {
    expect(piecesOf({ pieces: 'M1 2l3 4z*|M5 6l7 8zM9 9l1 1z' })).toEqual([
      { path: 'M1 2l3 4z', isPaired: true },
      { path: 'M5 6l7 8zM9 9l1 1z', isPaired: false },
    ]);
  });
});
