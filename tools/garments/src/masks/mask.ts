// Rasterises paths to masks: librsvg draws them as an SVG in white on black.
import sharp from 'sharp';
import { Field } from '../fields/field';
import type { Path } from '../paths/path';

/** The visible part of the design space: a pixel is (x - left) * scale, with `left` and `top` in units. */
export interface View {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

/** A filled path, or a line `stroke` units wide. */
export interface Shape {
  readonly path: Path;
  readonly stroke?: number | undefined;
  /** Lengths of dashes and gaps in units. */
  readonly dash?: string | undefined;
  readonly cap?: 'butt' | 'round' | 'square' | undefined;
  readonly opacity?: number | undefined;
}

const elementOf = ({ path, stroke, dash, cap, opacity = 1 }: Shape): string => {
  if (!stroke) return `<path d="${path}" fill="#fff" fill-opacity="${opacity}"/>`;
  const dashes = dash ? ` stroke-dasharray="${dash}"` : '';
  const ends = ` stroke-linecap="${cap ?? 'butt'}" stroke-linejoin="round"`;
  const line = ` stroke="#fff" stroke-opacity="${opacity}" stroke-width="${stroke}"`;
  return `<path d="${path}" fill="none"${line}${dashes}${ends}/>`;
};

const GROUND = '<rect x="-9999" y="-9999" width="19998" height="19998"/>';

/** The coverage of each pixel of the view by the shapes, 0 to 1. */
const rasterise = async (shapes: readonly Shape[], view: View): Promise<Field> => {
  const size = `width="${Math.round(view.width)}" height="${Math.round(view.height)}"`;
  const box = `${view.left} ${view.top} ${view.width / view.scale} ${view.height / view.scale}`;
  const body = GROUND + shapes.map(elementOf).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="${box}">${body}</svg>`;
  const drawing = sharp(Buffer.from(svg)).extractChannel(0).raw();
  const { data, info } = await drawing.toBuffer({ resolveWithObject: true });
  const mask = new Field(info.width, info.height);
  for (let i = 0; i < data.length; i++) mask.data[i] = (data[i] ?? 0) / 255;
  return mask;
};

/**
 * A mask for each group of shapes, each drawn on its own. Three per drawing, in red, green and blue, would take
 * five times as long: librsvg is slow to blend groups.
 */
export const rasteriseAll = (groups: readonly (readonly Shape[])[], view: View): Promise<Field[]> =>
  Promise.all(groups.map((shapes) => rasterise(shapes, view)));
