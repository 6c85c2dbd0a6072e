import { readFileSync } from 'node:fs';
import sharp from 'sharp';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const template = readFileSync('src/app/manifest.ejs', 'utf8');
const parsed: unknown = JSON.parse(template.replaceAll(/"?<%=.*?%>"?/g, '""'));
const manifest = isRecord(parsed) ? parsed : {};
const icons = Array.isArray(manifest['icons']) ? manifest['icons'].filter(isRecord) : [];

describe('web app manifest', () => {
  it('should list icons with their real sizes, one of them maskable', async () => {
    expect(icons).toHaveLength(3);
    for (const { src, sizes } of icons) {
      const { width, height, format } = await sharp(`public${String(src)}`).metadata();
      expect([`${width}x${height}`, format]).toEqual([sizes, 'png']);
    }
    expect(icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1);
  });

  it.each(['maskable-512', 'apple-touch-icon'])(
    'should have an opaque background of one color: %s',
    async (name) => {
      const image = sharp(`public/icons/${name}.png`).ensureAlpha().raw();
      const { data, info } = await image.toBuffer({ resolveWithObject: true });
      const corner = [...data.subarray(0, 4)];
      expect(corner[3]).toBe(255);
      expect([...data.subarray(info.width * 2, info.width * 2 + 4)]).toEqual(corner);
    },
  );
});
