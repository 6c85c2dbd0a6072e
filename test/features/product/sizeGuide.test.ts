import fc from 'fast-check';
import { CATEGORIES, SIZES } from '../../../src/features/catalogue/product';
import {
  columnsOf,
  formatMeasure,
  gradeMeasure,
  isAround,
  MEASURES,
  piecesOf,
  type Measure,
  type SizeGuide,
} from '../../../src/features/product/sizeGuide';

const inSizes = (grade: (size: (typeof SIZES)[number]) => number): number[] => SIZES.map(grade);

describe('gradeMeasure', () => {
  it.each([
    ['chest', 1000, [950, 1000, 1050, 1100, 1150]],
    ['waist', 800, [750, 800, 850, 900, 950]],
    ['length', 700, [685, 700, 715, 730, 745]],
    ['sleeve', 600, [590, 600, 610, 620, 630]],
    ['inseam', 760, [755, 760, 765, 770, 775]],
  ] as const)('should change the %s of adults by a fixed step', (measure, mm, expected) => {
    expect(inSizes((size) => gradeMeasure('Men', measure, mm, size))).toEqual(expected);
    expect(inSizes((size) => gradeMeasure('Women', measure, mm, size))).toEqual(expected);
  });

  it.each([
    ['chest', 700, [660, 700, 740, 780, 820]],
    ['waist', 550, [520, 550, 580, 610, 640]],
    ['length', 450, [405, 450, 495, 540, 585]],
    ['sleeve', 160, [144, 160, 176, 192, 208]],
    ['inseam', 440, [396, 440, 484, 528, 572]],
  ] as const)(
    'should change the %s of kids by a fixed step around and a tenth in length',
    (measure, mm, expected) => {
      expect(inSizes((size) => gradeMeasure('Kids', measure, mm, size))).toEqual(expected);
    },
  );

  it('should keep the measure of M and grow with the size', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CATEGORIES),
        fc.constantFrom(...MEASURES),
        fc.integer({ min: 100, max: 1300 }),
        (category, measure, mm) => {
          const graded = inSizes((size) => gradeMeasure(category, measure, mm, size));
          expect(graded[1]).toBe(mm);
          expect(graded).toEqual([...graded].sort((a, b) => a - b));
          expect(new Set(graded).size).toBe(SIZES.length);
        },
      ),
    );
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

  it('should be at most half a step away from the measure', () => {
    const valueOf = (text: string): number => {
      const [, whole = '', fraction = ''] = /^([\d.]+)([¼½¾]?) (?:cm|in)$/.exec(text) ?? [];
      return Number(whole) + ['', '¼', '½', '¾'].indexOf(fraction) / 4;
    };
    fc.assert(
      fc.property(fc.constantFrom(...MEASURES), fc.integer({ min: 100, max: 1400 }), (measure, mm) => {
        const half = isAround(measure) ? 0.5 : 0.25;
        expect(Math.abs(valueOf(formatMeasure(measure, mm, 'cm')) - mm / 10)).toBeLessThanOrEqual(
          half + 1e-9,
        );
        expect(Math.abs(valueOf(formatMeasure(measure, mm, 'in')) - mm / 25.4)).toBeLessThanOrEqual(
          half / 2 + 1e-9,
        );
      }),
    );
  });
});

describe('columnsOf', () => {
  const line = [500, 0, 0, 10, 10] as const;
  const guide = (...measures: readonly Measure[]): SizeGuide => ({
    box: [0, 0, 10, 10],
    pieces: '',
    lines: Object.fromEntries(measures.map((measure) => [measure, line])),
  });

  it('should letter the measures in the order of the table', () => {
    const columns = columnsOf(guide('sleeve', 'length', 'chest'));
    expect(columns.map(({ letter, measure }) => `${letter} ${measure}`)).toEqual([
      'A chest',
      'B length',
      'C sleeve',
    ]);
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
