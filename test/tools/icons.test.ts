import { readFileSync } from 'node:fs';
import sharp from 'sharp';

const manifest = readFileSync('src/app/manifest.ejs', 'utf8');
const icons = [...manifest.matchAll(/"src": "([^"]+)", "sizes": "([^"]+)", "type": "image\/(\w+)"/g)];

describe('web app manifest', () => {
  it('should list icons with their real sizes, one of them maskable', async () => {
    expect(icons).toHaveLength(3);
    for (const [, src = '', ...listed] of icons) {
      const { width, height, format } = await sharp(`public${src}`).metadata();
      expect([`${width}x${height}`, format]).toEqual(listed);
    }
    expect(manifest.match(/"purpose": "maskable"/g)).toHaveLength(1);
  });

  it.each(['maskable-512', 'apple-touch-icon'])('should have one opaque background: %s', async (name) => {
    const image = sharp(`public/icons/${name}.png`).ensureAlpha().raw();
    const { data, info } = await image.toBuffer({ resolveWithObject: true });
    const corner = [...data.subarray(0, 4)];
    expect(corner[3]).toBe(255);
    expect([...data.subarray(info.width * 2, info.width * 2 + 4)]).toEqual(corner);
  });
});
