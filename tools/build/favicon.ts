import sharp from 'sharp';

const SIZE = 32;
/** The directory of the file and its only entry. */
const HEADER_BYTES = 22;

/** The icon of an SVG for browsers that take none: an ICO file with a PNG. */
export const faviconOf = async (svg: Buffer): Promise<Buffer> => {
  const png = await sharp(svg, { density: 300 })
    .resize(SIZE, SIZE)
    .png()
    .toBuffer();
  const header = Buffer.alloc(HEADER_BYTES);
  const isIcon = 1;
  const count = 1;
  const bitsPerPixel = 32;
  header.writeUInt16LE(isIcon, 2);
  header.writeUInt16LE(count, 4);
  header.writeUInt8(SIZE, 6);
  header.writeUInt8(SIZE, 7);
  header.writeUInt16LE(bitsPerPixel, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(HEADER_BYTES, 18);
  return Buffer.concat([header, png]);
};
