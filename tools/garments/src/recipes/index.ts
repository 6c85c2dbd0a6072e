import type { Recipes } from '../recipe';
import { coats } from './coats';
import { jerseyTrousers } from './jerseyTrousers';
import { knitwear } from './knitwear';
import { padded } from './padded';
import { shirts } from './shirts';
import { skirts } from './skirts';
import { tops } from './tops';
import { trousers } from './trousers';

/** The recipe of each product, by its id. */
export const recipes: Recipes = {
  ...tops,
  ...shirts,
  ...knitwear,
  ...trousers,
  ...jerseyTrousers,
  ...skirts,
  ...coats,
  ...padded,
};
