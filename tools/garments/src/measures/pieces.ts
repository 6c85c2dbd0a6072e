import { outlinesOf, type Polyline } from './geometry';
import type { Garment } from '../renderer/garment';

// The cuts name their layers consistently, so the names identify the family of a garment.

/** The sides of the image: 0 is right, 1 is left. */
export type Side = 0 | 1;

/** The pieces between the shoulders and the hem, without ribs and bands. */
const FRONT = /^(body|front [01]|(top|under) front)$/;
/** What a front ends with, and what hangs from it. */
const FRONT_TO_HEM = /^(body|front [01]|(top|under) front|hem|hem band|waistband|skirt)$/;

export const hasLayer = ({ layers }: Garment, id: RegExp): boolean =>
  layers.some((layer) => id.test(layer.id));

export const isTop = (garment: Garment): boolean => hasLayer(garment, FRONT);
export const isSkirt = (garment: Garment): boolean =>
  !isTop(garment) && hasLayer(garment, /^(skirt|pleat 0)$/);
export const isDress = (garment: Garment): boolean => garment.name.endsWith('dress');
export const hasSleeves = (garment: Garment): boolean => hasLayer(garment, /^sleeve 0$/);

export const front = (garment: Garment): readonly Polyline[] => outlinesOf(garment, FRONT);
export const frontToHem = (garment: Garment): readonly Polyline[] => outlinesOf(garment, FRONT_TO_HEM);
export const straps = (garment: Garment): readonly Polyline[] => outlinesOf(garment, /^strap [01]$/);

const ENDS = 'sleeve|cuff|frill|band';

/** A sleeve with what it ends with. */
export const sleeve = (garment: Garment, side: Side): readonly Polyline[] =>
  outlinesOf(garment, new RegExp(`^(${ENDS}) ${side}$`));

/** A leg with what it ends with. */
export const leg = (garment: Garment, side: Side): readonly Polyline[] =>
  outlinesOf(garment, new RegExp(`^(panel|turn-up|cuff) ${side}$`));

/** The side of a sleeve that lies folded over the front, if there is one. */
export const foldedSide = ({ layers }: Garment): Side | undefined => {
  const ids = layers.map(({ id }) => id);
  const isFolded = (side: Side): boolean =>
    ids.includes(`folded sleeve ${side}`) || ids.indexOf(`sleeve ${side}`) > ids.indexOf('body');
  if (!ids.includes('body')) return undefined;
  return ([0, 1] as const).find(isFolded);
};

/** Whether a layer belongs to the sleeve of a side. */
export const isOfSleeve = (id: string, side: Side): boolean =>
  new RegExp(`^(folded )?(${ENDS}) ${side}$`).test(id);
