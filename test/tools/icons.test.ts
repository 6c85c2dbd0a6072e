import { readFileSync } from 'node:fs';
import sharp from 'sharp';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const manifest: unknown = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8'));
const said = isRecord(manifest) ? manifest : {};
const icons = Array.isArray(said['icons']) ? said['icons'].filter(isRecord) : [];

describe('the shop as it is installed', () => {
  it('wears the ground of its pages', () => {
    const styles = readFileSync('src/styles/GlobalStyle.ts', 'utf8');
    for (const color of [said['theme_color'], said['background_color']])
      expect(styles).toContain(`--ground: ${String(color)};`);
  });

  it('has icons of the sizes that it says, one of them to be cut', async () => {
    expect(icons).toHaveLength(3);
    for (const { src, sizes } of icons) {
      const { width, height, format } = await sharp(`public${String(src)}`).metadata();
      expect([`${width}x${height}`, format]).toEqual([sizes, 'png']);
    }
    expect(icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1);
  });

  it('leaves no edge where a system cuts its own shape out', async () => {
    for (const name of ['maskable-512', 'apple-touch-icon']) {
      const { data, info } = await sharp(`public/icons/${name}.png`)
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const corner = [...data.subarray(0, 4)];
      const middleOfEdge = [...data.subarray((info.width / 2) * 4, (info.width / 2) * 4 + 4)];
      expect(corner[3]).toBe(255);
      expect(middleOfEdge).toEqual(corner);
    }
  });
});
