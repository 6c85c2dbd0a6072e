import type { Page } from 'playwright-core';
import sharp from 'sharp';

type Rgb = readonly [number, number, number];

const luminance = (rgb: Rgb): number => {
  const [red, green, blue] = rgb.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
};

const contrast = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/** Large letters (24 px, or bold and 18.66 px) need less. */
const needed = (size: number, weight: number): number =>
  size >= 24 || (size >= 18.66 && weight >= 700) ? 3 : 4.5;

/**
 * Measures what axe leaves open, text over pictures or half under something: the colour of the letters against
 * every pixel that is behind them, seen with the letters away. Gives how far it falls short, or nothing.
 */
export const shortOfContrast = async (page: Page, selector: string): Promise<string | undefined> => {
  const text = page.locator(selector).first();
  const seen = await text.evaluate((element) => {
    element.scrollIntoView({ block: 'center', inline: 'center' });
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
    const range = document.createRange();
    range.selectNodeContents(element);
    const isEmpty = range.getClientRects().length === 0;
    const { x, y, width, height } = (isEmpty ? element : range).getBoundingClientRect();
    // An empty field has its edge around it, behind which no letter ever stands.
    const edge = isEmpty ? 3 : 0;
    if (element instanceof HTMLElement) element.style.color = 'transparent';
    return {
      rgb: [red, green, blue] as const,
      size: parseFloat(fontSize),
      weight: Number(fontWeight),
      clip: { x: x + edge, y: y + edge, width: width - 2 * edge, height: height - 2 * edge },
    };
  });
  const picture = await page.screenshot({ clip: seen.clip });
  await text.evaluate((element) => {
    if (element instanceof HTMLElement) element.style.color = '';
  });
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const letters = luminance(seen.rgb);
  let worst = Infinity;
  for (let i = 0; i < data.length; i += info.channels) {
    worst = Math.min(worst, contrast(letters, luminance([data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0])));
  }
  const least = needed(seen.size, seen.weight);
  return worst < least ? `${worst.toFixed(2)}:1 where ${least}:1 is needed` : undefined;
};
