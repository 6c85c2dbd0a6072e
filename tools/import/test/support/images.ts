import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';

/** An image with a gradient to white. */
const photo = (width: number, height: number, color: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="g"><stop stop-color="${color}"/><stop offset="1" stop-color="white"/></linearGradient><rect width="100%" height="100%" fill="url(#g)"/></svg>`,
    ),
  );

/** The beginning of a PNG of 60,000 by 60,000 pixels. */
const HUGE_PNG =
  '89504e470d0a1a0a0000000d494844520000ea600000ea6008020000000fb0e2150000000049444154';

const VECTOR =
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"/>';

const CLEAR = {
  width: 420,
  height: 420,
  channels: 4,
  background: '#64c88880',
} as const;

/** Writes images of every kind into a folder; `secret.jpg` is next to it. */
export const writeImages = async (folder: string): Promise<void> => {
  mkdirSync(join(folder, 'folder.jpg'), { recursive: true });
  const pathOf = (name: string) => join(folder, name);
  const write = (name: string, bytes: Buffer | string) =>
    writeFileSync(pathOf(name), bytes);
  /** The format is that of the name. */
  const save = (name: string, image: Sharp) => image.toFile(pathOf(name));

  await save('photo.jpg', photo(500, 600, 'navy'));
  await save('coat.jpg', photo(500, 600, 'green'));
  await save('clear.png', sharp({ create: CLEAR }));
  await save('still.gif', photo(500, 600, 'navy'));
  await save('tiny.jpg', photo(399, 600, 'navy'));
  const turned = photo(600, 500, 'teal').withMetadata({ orientation: 6 });
  await save('turned.jpg', turned);
  await save('wide.webp', photo(600, 500, 'teal'));
  await save('new.avif', photo(500, 500, 'teal').avif({ effort: 0 }));
  await save('scan.tif', photo(500, 500, 'teal'));
  write('red.png', await photo(600, 500, 'red').jpeg().toBuffer());
  write('text.jpg', 'This is no image.');
  write('empty.jpg', '');
  const jpeg = readFileSync(pathOf('photo.jpg'));
  write('cut.jpg', jpeg.subarray(0, jpeg.length - 900));
  write('bomb.png', Buffer.from(HUGE_PNG, 'hex'));
  write('vector.jpg', VECTOR);
  write('../secret.jpg', jpeg);
};
