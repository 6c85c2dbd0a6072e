import { readFileSync } from 'node:fs';
import sharp from 'sharp';

const manifest = readFileSync('src/app/prerender/manifest.ejs', 'utf8');
const icons = [
  ...manifest.matchAll(
    /"src": "([^"]+)", "sizes": "([^"]+)", "type": "image\/(\w+)"/g,
  ),
];

it('should list icons in the web app manifest with their real sizes, one of them maskable', async () => {
  expect(icons).toHaveLength(3);
  for (const [, src = '', ...listed] of icons) {
    const { width, height, format } = await sharp(`public${src}`).metadata();
    expect([`${width}x${height}`, format]).toEqual(listed);
  }
  expect(manifest.match(/"purpose": "maskable"/g)).toHaveLength(1);
});
