import { mkdir, readFile } from 'node:fs/promises';
import sharp from 'sharp';

const FOLDER = 'public/icons';
const MARK = 'public/favicon.svg';

/** `share` of the icon's width is the mark; around it its ground goes on, for a system to cut its own shape out. */
const ICONS = [
  { name: 'icon-192', size: 192, share: 1 },
  { name: 'icon-512', size: 512, share: 1 },
  { name: 'maskable-512', size: 512, share: 0.76 },
  { name: 'apple-touch-icon', size: 180, share: 0.88 },
] as const;

/** The icons of the installed shop, out of the mark in the browser's tab; in its light dress everywhere. */
const main = async () => {
  const mark = (await readFile(MARK, 'utf8')).replace(/<style>.*?<\/style>/, '');
  const ground = /<rect[^>]*fill="(#\w+)"/.exec(mark)?.[1];
  if (ground === undefined) throw new Error(`${MARK} has no ground.`);
  await mkdir(FOLDER, { recursive: true });
  await Promise.all(
    ICONS.map(async ({ name, size, share }) => {
      const drawn = Math.round(size * share);
      const whole = share === 1;
      // Where the ground goes on there is no corner to be rounded.
      const svg = whole ? mark : mark.replace(/ rx="\d+"/, '');
      const picture = await sharp(Buffer.from(svg), { density: (72 * drawn) / 32 })
        .resize(drawn, drawn)
        .png()
        .toBuffer();
      const left = Math.floor((size - drawn) / 2);
      const right = size - drawn - left;
      await sharp(picture)
        .extend({ top: left, bottom: right, left, right, background: whole ? '#0000' : ground })
        .png({ palette: true })
        .toFile(`${FOLDER}/${name}.png`);
    }),
  );
};

void main();
