import { CENTRE, both, shift, symmetric, symmetricLine } from '../paths/path';
import type { Garment, Layer, Stitch } from '../renderer/garment';
import { fromBehind, fromFront, turnedRound } from './knitGarment';
import { armhole, hemSeam, neckline } from './knitLines';
import { type BodyStyle, type KnitOptions, type Construction, block } from './knitParts';
import { backCollar, backNeckline, crewCollar, throughNeck } from './knitNecks';
import { sweatConstruction } from './sweatParts';

const ROW = { width: 1.2, dash: '3.4 1.9', height: 0.4 } as const;

/** Interreflection on light cloth. */
const PALE = 0.95;

const styleOf = ({ measures: m }: KnitOptions): BodyStyle => ({
  stitches: [
    { ...ROW, path: both(shift(armhole(m), -5, 1)) },
    { ...ROW, path: symmetricLine(shift(hemSeam(m), 0, -6)) },
  ],
});

const collarRow = ({ m }: Construction): Stitch => ({
  ...ROW,
  path: symmetricLine(shift(neckline({ ...m, neck: m.neck + 4 }, m.drop + 5), 0, 1)),
});

/** The ribbed triangle below the neck. */
const gusset = ({ m, ribbing }: Construction): Layer => {
  const [top, tip] = [m.drop - 6, m.drop + 50];
  const edge = `C${CENTRE + 30} ${top + 20} ${CENTRE + 12} ${tip - 14} ${CENTRE} ${tip}`;
  return {
    id: 'gusset',
    ...ribbing,
    outline: symmetric(`M${CENTRE} ${top} L${CENTRE + 44} ${top - 8} ${edge}`),
    bevel: 1.2,
    lift: 0.6,
    shadow: { dx: 0, dy: 1, blur: 2, opacity: 0.12, tight: 0.12 },
    stitches: [
      {
        ...ROW,
        path: symmetricLine(
          `M${CENTRE} ${tip - 5} C${CENTRE + 10} ${tip - 18} ${CENTRE + 27} ${top + 20} ${CENTRE + 40} ${top}`,
        ),
      },
    ],
  };
};

/** A crew neck sweatshirt, from the front. */
export const sweatshirt = (options: KnitOptions): Garment => {
  const construction = sweatConstruction(options);
  const style = styleOf(options);
  return fromFront(options, {
    name: 'sweatshirt',
    exposure: PALE,
    layers: [
      ...throughNeck(construction),
      ...block(construction, { ...style, stitches: [...(style.stitches ?? []), collarRow(construction)] }),
      gusset(construction),
      crewCollar(construction, 3),
    ],
  });
};

/** The same sweatshirt from behind. */
export const sweatshirtBack = (front: KnitOptions): Garment => {
  const options = turnedRound(front);
  const construction = sweatConstruction(options);
  return fromBehind(options, {
    name: 'sweatshirt from behind',
    exposure: PALE,
    layers: [
      ...block(construction, { ...styleOf(options), neck: backNeckline(options.measures) }),
      backCollar(construction, 3),
    ],
  });
};
