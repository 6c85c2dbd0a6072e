import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { faviconOf } from '../../../tools/build/favicon';

it('should be an ICO file with one PNG of 32 pixels', async () => {
  const icon = await faviconOf(readFileSync('public/favicon.svg'));
  expect([...icon.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  const start = icon.readUInt32LE(18);
  const png = icon.subarray(start);
  expect(png).toHaveLength(icon.readUInt32LE(14));
  const { format, width, height } = await sharp(png).metadata();
  expect({ format, width, height }).toEqual({
    format: 'png',
    width: 32,
    height: 32,
  });
});
