import { foldedSide } from '../src/measures/pieces';
import { recipes } from '../src/recipes';
import type { Garment } from '../src/renderer/garment';
import {
  type Category,
  categoryOf,
  isAround,
  MEASURES,
  type Measure,
  products,
  sizeGuides,
} from '../src/shop';
import { drawingOf, silhouetteOf } from './support/silhouette';

/** Units of the design space per pixel of a line drawing. */
const UNITS = 4;
/** The largest accepted distance between a line of the drawing and the garment, in units. */
const TOLERANCE = 5;

interface Line {
  readonly id: string;
  readonly category: Category;
  readonly garment: Garment;
  readonly measure: Measure;
  readonly mm: number;
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
}

const garmentOf = (id: string): Garment => {
  const recipe = recipes[id];
  if (!recipe) throw new Error(`There is no recipe for "${id}".`);
  return recipe.front();
};

const all: readonly Line[] = products.flatMap((product) => {
  const { _id: id } = product;
  const category = categoryOf(product);
  const garment = garmentOf(id);
  return MEASURES.flatMap((measure): Line[] => {
    const line = sizeGuides[id]?.lines[measure];
    if (!line) return [];
    const [mm, x1, y1, x2, y2] = line.map((value, i) => (i === 0 ? value : value * UNITS));
    return [
      { id, category, garment, measure, mm: mm ?? 0, from: [x1 ?? 0, y1 ?? 0], to: [x2 ?? 0, y2 ?? 0] },
    ];
  });
});

const linesOf = (measure: Measure): readonly (readonly [string, Line])[] =>
  all.filter((line) => line.measure === measure).map((line) => [line.id, line]);

const hasLayer = ({ layers }: Garment, id: string): boolean => layers.some((layer) => layer.id === id);
const hasLegs = (garment: Garment): boolean => hasLayer(garment, 'panel 0') && hasLayer(garment, 'waistband');
const coversLegs = ({ garment }: Line): boolean => hasLegs(garment);
const isSkirt = ({ garment }: Line): boolean => garment.name.endsWith('skirt');
const isTop = (line: Line): boolean => !coversLegs(line) && !isSkirt(line);
const isDress = ({ garment }: Line): boolean => garment.name.endsWith('dress');

const FRONT = /^(body|front [01]|(top|under) front)$/;

describe('the lines of the size guides', () => {
  it('should be of one kind for each kind of garment', () => {
    const other = products.flatMap(({ _id: id }) => {
      const garment = garmentOf(id);
      const measures = Object.keys(sizeGuides[id]?.lines ?? {}).join(' ');
      const waist = hasLayer(garment, 'waist') ? 'waist ' : '';
      const sleeve = hasLayer(garment, 'sleeve 0') ? ' sleeve' : '';
      const top = `chest ${waist}length${sleeve}`;
      const lower = hasLegs(garment) ? 'waist inseam' : 'waist length';
      const expected = hasLegs(garment) || garment.name.endsWith('skirt') ? lower : top;
      return measures === expected ? [] : [`${id}: ${measures}`];
    });
    expect(other).toEqual([]);
    expect(Object.keys(sizeGuides).sort()).toEqual(products.map(({ _id }) => _id).sort());
  });

  it.each(linesOf('chest'))(
    'should measure the chest of %s from edge to edge at the underarm',
    async (_id, line) => {
      const front = await silhouetteOf(line.garment, FRONT);
      const xs = front.row(line.from[1]);
      expect(Math.abs((xs[0] ?? 0) - line.from[0])).toBeLessThan(TOLERANCE);
      expect(Math.abs((xs.at(-1) ?? 0) - line.to[0])).toBeLessThan(TOLERANCE);
      // The armhole above is narrower.
      const narrowest = Math.min(...[50, 70, 90].map((up) => front.row(line.from[1] - up).length));
      expect(narrowest).toBeLessThan(line.to[0] - line.from[0] - 5);
    },
  );

  it.each(linesOf('length'))('should measure the length of %s down to its hem', async (_id, line) => {
    const [x] = line.from;
    const whole = await silhouetteOf(
      line.garment,
      /^(body|front [01]|(top|under) front|strap [01]|hem|hem band|waistband|skirt|pleat \d+)$/,
    );
    const ys = whole.column(x);
    // A neckline or a strap is at its highest beside the column.
    const top = Math.min(...[-3, 0, 3].flatMap((dx) => whole.column(x + dx).slice(0, 1)));
    expect(line.to[0]).toBe(x);
    expect(Math.abs(top - line.from[1])).toBeLessThan(TOLERANCE + 3);
    expect(Math.abs((ys.at(-1) ?? 0) - line.to[1])).toBeLessThan(TOLERANCE);
  });

  it.each(linesOf('sleeve'))('should measure the unfolded sleeve of %s to its end', async (_id, line) => {
    const { garment, from, to } = line;
    const side = to[0] > 500 ? 0 : 1;
    expect(foldedSide(garment)).not.toBe(side);
    const sleeve = await silhouetteOf(garment, new RegExp(`^(sleeve|cuff|frill|band) ${side}$`));
    const front = await silhouetteOf(garment, FRONT);
    const nearby = [-5, 0, 5].flatMap((dx) => [-5, 0, 5].map((dy) => [dx, dy] as const));
    const isNear = (covers: typeof sleeve.covers, [x, y]: Line['from']) =>
      nearby.some(([dx, dy]) => covers(x + dx, y + dy));
    expect([isNear(front.covers, from), isNear(sleeve.covers, from), isNear(sleeve.covers, to)]).toEqual([
      true,
      true,
      true,
    ]);
    // Nothing of the sleeve is beyond the end, neither downwards and outwards nor outwards at its height.
    const outwards = side === 0 ? 1 : -1;
    expect([12, 24, 36].map((far) => sleeve.covers(to[0] + far * outwards, to[1] + far))).not.toContain(true);
    expect([12, 24, 36].map((far) => sleeve.covers(to[0] + far * outwards, to[1]))).not.toContain(true);
  });

  it.each(linesOf('waist'))('should measure the waist of %s from edge to edge', async (_id, line) => {
    const { garment, from, to } = line;
    const band = await silhouetteOf(garment, isTop(line) ? /^waist$/ : /^waistband$/);
    const tilt = (to[1] - from[1]) / (to[0] - from[0]);
    expect(Math.abs(tilt)).toBeLessThan(0.05);
    // The edge is curved, so its corners are covered only some units below the line.
    const below = band.row(Math.max(from[1], to[1]) + 4);
    expect(Math.abs((below[0] ?? 0) - from[0])).toBeLessThan(TOLERANCE + 6);
    expect(Math.abs((below.at(-1) ?? 0) - to[0])).toBeLessThan(TOLERANCE + 6);
  });

  it.each(linesOf('inseam'))(
    'should measure the inseam of %s from where the legs part',
    async (_id, line) => {
      const { garment, from, to } = line;
      const legs = await silhouetteOf(garment, /^(panel|turn-up|cuff) [01]$/);
      const gaps = (y: number): number => {
        const xs = legs.row(y);
        return xs.filter((x, i) => i > 0 && x - (xs[i - 1] ?? x) > 2).length;
      };
      expect([gaps(from[1] - 16), gaps(from[1] + 60)]).toEqual([0, 1]);
      const right = await silhouetteOf(garment, /^(panel|turn-up|cuff) 0$/);
      const ys = right.column(to[0] + 6);
      expect(Math.abs((ys.at(-1) ?? 0) - to[1])).toBeLessThan(TOLERANCE + 3);
      expect(right.covers(to[0] - 12, to[1])).toBe(false);
    },
  );
});

describe('the line drawings', () => {
  it.each(products.map(({ _id }) => _id))(
    'should show %s within its box, below the ends of the lines',
    async (id) => {
      const { box = [0, 0, 0, 0], pieces = '', lines = {} } = sizeGuides[id] ?? {};
      const { covers, row } = await drawingOf(pieces);
      const [left, top, width, height] = box;
      const rows = Array.from({ length: 340 }, (_, y) => row(y));
      const xs = rows.flat();
      expect([Math.min(...xs) > left, Math.max(...xs) < left + width]).toEqual([true, true]);
      const ys = rows.flatMap((each, y) => (each.length > 0 ? [y] : []));
      expect([Math.min(...ys) > top, Math.max(...ys) < top + height]).toEqual([true, true]);
      const ends = Object.values(lines).flatMap(([, x1, y1, x2, y2]) => [
        [x1, y1],
        [x2, y2],
      ]);
      const around = [-2, 0, 2];
      const outside = ends.filter(
        ([x = 0, y = 0]) => !around.some((dx) => around.some((dy) => covers(x + dx, y + dy))),
      );
      expect(outside).toEqual([]);
    },
  );

  it.each(products.map(({ _id }) => _id))('should cover the front of %s', async (id) => {
    const drawing = await drawingOf(sizeGuides[id]?.pieces ?? '');
    const front = await silhouetteOf(
      garmentOf(id),
      /^(body|front [01]|(top|under) front|panel [01]|skirt|pleat \d+)$/,
    );
    const grid = Array.from({ length: 70 * 50 }, (_, i) => [(i % 50) * 5, Math.floor(i / 50) * 5] as const);
    const ofFront = grid.filter(([x, y]) => front.covers(x * UNITS, y * UNITS));
    const drawn = ofFront.filter(([x, y]) => drawing.covers(x, y));
    expect(drawn.length).toBeGreaterThan(ofFront.length * 0.96);
  });
});

/** Millimetres per unit, as stated in src/measures/scale.ts. */
const SCALES = { Men: [0.93, 1], Women: [0.95, 1.12], Kids: [0.72, 0.88] } as const;
const BODY_DEPTHS = { Men: 0.6, Women: 0.75, Kids: 0.6 } as const;

/** The circumference of an oval, added up from short chords. */
const aroundOval = (width: number, depth: number): number => {
  const at = (i: number) =>
    [Math.cos(i / 100) * (width / 2), (Math.sin(i / 100) * width * depth) / 2] as const;
  const count = Math.ceil(200 * Math.PI);
  return Array.from({ length: count }, (_, i) => {
    const [[ax, ay], [bx, by]] = [at(i), at(Math.min(i + 1, 200 * Math.PI))];
    return Math.hypot(bx - ax, by - ay);
  }).reduce((sum, chord) => sum + chord, 0);
};

type Range = readonly [from: number, to: number];

/** Plausible measures of real garments of size M, in centimetres. */
const RANGES: Readonly<Record<Category, Readonly<Record<Measure, Range>>>> = {
  Men: { chest: [98, 122], waist: [78, 94], length: [58, 105], sleeve: [22, 68], inseam: [20, 82] },
  Women: { chest: [76, 122], waist: [62, 80], length: [58, 122], sleeve: [20, 64], inseam: [60, 83] },
  Kids: { chest: [60, 98], waist: [48, 64], length: [36, 50], sleeve: [14, 42], inseam: [12, 48] },
};

describe('the figures of the size guides', () => {
  it('should be the lengths of their lines by one scale for each group', () => {
    const others = all.filter((line) => {
      const { category, measure, mm, from, to } = line;
      const scale = SCALES[category][isTop(line) && !isDress(line) ? 0 : 1];
      const straight = Math.hypot(to[0] - from[0], to[1] - from[1]) * scale;
      const expected = isAround(measure)
        ? aroundOval(straight, isTop(line) ? BODY_DEPTHS[category] : 0.35)
        : straight;
      return Math.abs(mm - expected) > 2.5;
    });
    expect(others.map(({ id, measure }) => `${id} ${measure}`)).toEqual([]);
  });

  it('should be plausible', () => {
    const others = all.filter(({ category, measure, mm }) => {
      const [from, to] = RANGES[category][measure];
      return mm < from * 10 || mm > to * 10;
    });
    expect(others.map(({ id, measure, mm }) => `${id} ${measure} ${mm}`)).toEqual([]);
  });

  it.each([
    ['heavyweight-crew-tee-chalk', { chest: [100, 112], length: [68, 74] }],
    ['selvedge-jeans-indigo', { waist: [80, 92], inseam: [74, 84] }],
    ['high-rise-jeans-faded-blue', { waist: [74, 80], inseam: [70, 80] }],
    ['stripe-crew-tee-ochre', { chest: [62, 76], length: [40, 50] }],
  ] as const)('should be those of a usual garment for %s', (id, ranges) => {
    for (const [measure, [from, to]] of Object.entries(ranges)) {
      const mm = all.find((line) => line.id === id && line.measure === measure)?.mm ?? 0;
      expect(mm).toBeGreaterThanOrEqual(from * 10);
      expect(mm).toBeLessThanOrEqual(to * 10);
    }
  });
});
