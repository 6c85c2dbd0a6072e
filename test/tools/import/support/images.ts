import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';

/** A JPEG with a gradient. */
const photo = (width: number, height: number, colour: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="g"><stop stop-color="${colour}"/><stop offset="1" stop-color="white"/></linearGradient><rect width="100%" height="100%" fill="url(#g)"/></svg>`,
    ),
  );

/** A PNG of which only the header is right. */
const pngHeader = (width: number, height: number): Buffer => {
  const header = Buffer.from(
    '89504e470d0a1a0a0000000d49484452000000000000000008020000000000000000',
    'hex',
  );
  header.writeUInt32BE(width, 16);
  header.writeUInt32BE(height, 20);
  header.writeUInt32BE(crc32(header.subarray(12, 29)), 29);
  return Buffer.concat([
    header.subarray(0, 33),
    Buffer.from('0000000049444154', 'hex'),
  ]);
};

/** Writes images of every kind into a folder; `secret.jpg` is next to it. */
export const writeImages = async (folder: string): Promise<void> => {
  mkdirSync(folder, { recursive: true });
  const write = (name: string, bytes: Buffer | string) =>
    writeFileSync(join(folder, name), bytes);
  const jpeg = await photo(500, 600, 'navy').jpeg().toBuffer();
  const red = await photo(600, 500, 'red').jpeg().toBuffer();
  const clear = {
    create: { width: 420, height: 420, channels: 4, background: '#64c88880' },
  } as const;
  write('photo.jpg', jpeg);
  write('red.png', red);
  write('coat.jpg', await photo(500, 600, 'green').jpeg().toBuffer());
  write('clear.png', await sharp(clear).png().toBuffer());
  write('text.jpg', 'This is no image.');
  write('empty.jpg', '');
  write('cut.jpg', jpeg.subarray(0, jpeg.length - 900));
  write('bomb.png', pngHeader(60_000, 60_000));
  write(
    'vector.jpg',
    '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"/>',
  );
  write('still.gif', await photo(500, 600, 'navy').gif().toBuffer());
  write('tiny.jpg', await photo(399, 600, 'navy').jpeg().toBuffer());
  write(
    'turned.jpg',
    await photo(600, 500, 'teal')
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer(),
  );
  write('wide.webp', await photo(600, 500, 'teal').webp().toBuffer());
  write(
    'new.avif',
    await photo(500, 500, 'teal').avif({ effort: 0 }).toBuffer(),
  );
  write('scan.tif', await photo(500, 500, 'teal').tiff().toBuffer());
  writeFileSync(join(folder, '../secret.jpg'), jpeg);
  mkdirSync(join(folder, 'folder.jpg'));
};
