import { gapFrom, swing } from '../cuts/coatParts';
import { fleece, fleeceBack, type FleeceOptions } from '../cuts/fleece';
import { gilet, giletBack, type GiletOptions } from '../cuts/gilet';
import { puffer, pufferBack, type PufferOptions } from '../cuts/puffer';
import { recipe, type Recipes } from '../recipe';

const INK: PufferOptions = { color: '#2d3543', lining: '#232833', zip: '#1e232d', seed: 12 };

const TEAL: PufferOptions = { color: '#2f6b6c', lining: '#c9a24e', zip: '#24494b', hood: true, seed: 64 };

const MOSS: GiletOptions = {
  color: '#636844',
  lining: '#565a3c',
  binding: '#575c3b',
  snap: '#77735c',
  seed: 21,
};

const OAT: FleeceOptions = {
  color: '#d0c1a7',
  lining: '#b9a98e',
  trim: '#9a8868',
  snap: '#6b5d4a',
  seed: 41,
};

const CINNAMON: FleeceOptions = {
  color: '#a5673f',
  child: true,
  lining: '#c89a72',
  trim: '#87502e',
  seed: 52,
};

// The x of the boundary between body and sleeves, by jacket.
const TRIM_GAP = gapFrom(243, 514, 0.03, 252);
const LOFTY_GAP = gapFrom(263, 520, 0.05, 276);
const OAT_GAP = gapFrom(240, 470, 0.08, 255);
const CHILD_GAP = gapFrom(254, 500, 0.12, 272);

/** Padded jackets and fleece jackets. */
export const padded: Recipes = {
  'quilted-puffer-jacket-ink': {
    front: () =>
      swing(
        puffer(INK),
        [
          { arm: 0, forearm: -0.06 },
          { arm: 0.05, forearm: 0 },
        ],
        TRIM_GAP,
      ),
    back: () =>
      swing(
        pufferBack(INK),
        [
          { arm: 0.03, forearm: 0 },
          { arm: 0, forearm: -0.05 },
        ],
        TRIM_GAP,
      ),
    detail: { x: 400, y: 84, w: 280 },
    cloth: { x: 540, y: 520, w: 120 },
  },
  'snow-day-puffer-teal': {
    front: () =>
      swing(
        puffer(TEAL),
        [
          { arm: 0.08, forearm: 0.06 },
          { arm: 0.06, forearm: -0.02 },
        ],
        LOFTY_GAP,
      ),
    back: () =>
      swing(
        pufferBack(TEAL),
        [
          { arm: 0, forearm: -0.03 },
          { arm: 0.02, forearm: 0.03 },
        ],
        LOFTY_GAP,
      ),
    detail: { x: 350, y: 70, w: 300 },
    cloth: { x: 540, y: 470, w: 120 },
  },
  'quilted-gilet-moss': recipe(gilet, giletBack, MOSS, {
    detail: { x: 380, y: 140, w: 280 },
    cloth: { x: 535, y: 500, w: 110 },
  }),
  'sherpa-fleece-jacket-oat': {
    front: () =>
      swing(
        fleece(OAT),
        [
          { arm: 0.03, forearm: -0.1 },
          { arm: 0.02, forearm: 0.06 },
        ],
        OAT_GAP,
      ),
    back: () =>
      swing(
        fleeceBack(OAT),
        [
          { arm: 0.03, forearm: 0.03 },
          { arm: 0, forearm: -0.05 },
        ],
        OAT_GAP,
      ),
    detail: { x: 440, y: 96, w: 300 },
    cloth: { x: 570, y: 520, w: 120 },
  },
  'teddy-fleece-cinnamon': {
    front: () =>
      swing(
        fleece(CINNAMON),
        [
          { arm: 0.1, forearm: 0.08 },
          { arm: 0.06, forearm: -0.06 },
        ],
        CHILD_GAP,
      ),
    back: () =>
      swing(
        fleeceBack(CINNAMON),
        [
          { arm: 0, forearm: -0.05 },
          { arm: 0.03, forearm: 0.05 },
        ],
        CHILD_GAP,
      ),
    detail: { x: 360, y: 130, w: 280 },
    cloth: { x: 516, y: 560, w: 116 },
  },
};
