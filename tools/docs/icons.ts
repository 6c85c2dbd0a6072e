import { mkdir, readFile } from 'node:fs/promises';
import sharp from 'sharp';

// Writes public/icons from public/favicon.svg:   npx tsx tools/docs/icons.ts
// The same for the public folder of another shop: WEFT_SHOP=examples/harbour npx tsx tools/docs/icons.ts

const SHOP = process.env['WEFT_SHOP'];
const PUBLIC = SHOP === undefined ? 'public' : `${SHOP}/public`;
const FOLDER = `${PUBLIC}/icons`;
const SOURCE = `${PUBLIC}/favicon.svg`;

/** `scale` is the width of the mark in the icon. The background fills the rest, so that a system can crop it. */
const ICONS = [
  { name: 'icon-192', size: 192, scale: 1 },
  { name: 'icon-512', size: 512, scale: 1 },
  { name: 'maskable-512', size: 512, scale: 0.76 },
  { name: 'apple-touch-icon', size: 180, scale: 0.88 },
] as const;

const main = async () => {
  const mark = (await readFile(SOURCE, 'utf8')).replace(/<style>.*?<\/style>/, '');
  const background = /<rect[^>]*fill="(#\w+)"/.exec(mark)?.[1];
  if (background === undefined) throw new Error(`${SOURCE} has no background.`);
  await mkdir(FOLDER, { recursive: true });
  for (const { name, size, scale } of ICONS) {
    const width = Math.round(size * scale);
    const isWhole = scale === 1;
    const svg = isWhole ? mark : mark.replace(/ rx="\d+"/, '');
    const image = sharp(Buffer.from(svg), { density: (72 * width) / 32 }).resize(width, width);
    const start = Math.floor((size - width) / 2);
    const end = size - width - start;
    await sharp(await image.png().toBuffer())
      .extend({
        top: start,
        bottom: end,
        left: start,
        right: end,
        background: isWhole ? '#0000' : background,
      })
      .png({ palette: true })
      .toFile(`${FOLDER}/${name}.png`);
  }
};

void main();
