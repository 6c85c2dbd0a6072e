import sharp from 'sharp';
import { recipes } from '../src/recipes';
import { GROUND } from '../src/output/draw';
import { render } from '../src/renderer/render';

// Prints the fronts of the named products as 8 x 10 mean colours each.

const WIDTH = 160;
const HEIGHT = 200;

const meanColoursOf = async (id: string): Promise<number[]> => {
  const recipe = recipes[id];
  if (!recipe) throw new Error(`There is no recipe for "${id}".`);
  const { data } = await render(recipe.front(), { width: WIDTH, height: HEIGHT });
  const cells = await sharp(data, { raw: { width: WIDTH, height: HEIGHT, channels: 4 } })
    .flatten({ background: GROUND })
    .resize({ width: 8, height: 10, kernel: 'linear', fit: 'fill' })
    .raw()
    .toBuffer();
  return [...cells];
};

const main = async () => {
  const all: number[][] = [];
  for (const id of process.argv.slice(2)) all.push(await meanColoursOf(id));
  process.stdout.write(JSON.stringify(all));
};

void main();
