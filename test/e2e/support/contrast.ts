import type { Page } from 'playwright-core';
import sharp from 'sharp';

const luminance = (rgb: readonly number[]): number => {
  const [red, green, blue] = rgb.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
};

/**
 * The required contrast; large text (24 px, or bold and 18.66 px) requires
 * less.
 */
const requiredContrast = (size: number, weight: number): number =>
  size >= 24 || (size >= 18.66 && weight >= 700) ? 3 : 4.5;

/**
 * Measures contrast that axe cannot determine, such as text over images: the
 * text color against every pixel of a screenshot without the text. Returns a
 * message if the contrast is insufficient.
 */
export const contrastFault = async (
  page: Page,
  selector: string,
): Promise<string | undefined> => {
  const text = page.locator(selector).first();
  const style = await text.evaluate((element) => {
    element.scrollIntoView({ block: 'center', inline: 'center' });
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const range = document.createRange();
    range.selectNodeContents(element);
    const isEmpty = range.getClientRects().length === 0;
    const { x, y, width, height } = (
      isEmpty ? element : range
    ).getBoundingClientRect();
    // The border of an empty field is not behind its text.
    const border = isEmpty ? 3 : 0;
    if (element instanceof HTMLElement || element instanceof SVGElement)
      element.style.color = 'transparent';
    return {
      rgb: (color.match(/[\d.]+/g) ?? []).map(Number),
      size: parseFloat(fontSize),
      weight: Number(fontWeight),
      clip: {
        x: x + border,
        y: y + border,
        width: width - 2 * border,
        height: height - 2 * border,
      },
    };
  });
  const screenshot = await page.screenshot({
    clip: style.clip,
    caret: 'initial',
  });
  await text.evaluate((element) => {
    if (element instanceof HTMLElement || element instanceof SVGElement)
      element.style.color = '';
  });
  const { data, info } = await sharp(screenshot)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const textLuminance = luminance(style.rgb);
  let worst = Infinity;
  for (let i = 0; i < data.length; i += info.channels) {
    const behind = luminance([...data.subarray(i, i + 3)]);
    const [darker, lighter] = [
      Math.min(behind, textLuminance),
      Math.max(behind, textLuminance),
    ];
    worst = Math.min(worst, (lighter + 0.05) / (darker + 0.05));
  }
  const required = requiredContrast(style.size, style.weight);
  return worst < required
    ? `${worst.toFixed(2)}:1, but ${required}:1 is required`
    : undefined;
};
