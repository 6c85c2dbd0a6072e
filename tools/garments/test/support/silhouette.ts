import sharp from 'sharp';
import type { Garment } from '../../src/renderer/garment';
import { piecesOf } from '../../src/shop';

// The hem of a long coat lies below the canvas of 1250 units.
const CANVAS = [1000, 1350] as const;
const DRAWING = [250, 340] as const;

/** The pixels that some outlines cover. */
export interface Silhouette {
  readonly row: (y: number) => readonly number[];
  readonly column: (x: number) => readonly number[];
  readonly covers: (x: number, y: number) => boolean;
}

const draw = async ([width, height]: readonly [number, number], content: string): Promise<Silhouette> => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`;
  const pixels = await sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer();
  const covers = (x: number, y: number): boolean =>
    (pixels[Math.round(y) * width + Math.round(x)] ?? 0) > 127;
  const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);
  return {
    row: (y) => numbers(width).filter((x) => covers(x, y)),
    column: (x) => numbers(height).filter((y) => covers(x, y)),
    covers,
  };
};

/** Draws the outlines of the layers whose id matches by the SVG renderer of sharp, one pixel per unit. */
export const silhouetteOf = ({ layers }: Garment, id: RegExp): Promise<Silhouette> =>
  draw(
    CANVAS,
    layers
      .filter((layer) => id.test(layer.id))
      .map(({ outline }) => `<path d="${outline}"/>`)
      .join(''),
  );

/** Draws the pieces of a size guide, one pixel per CSS pixel. */
export const drawingOf = (pieces: string): Promise<Silhouette> =>
  draw(
    DRAWING,
    piecesOf({ pieces })
      .flatMap(({ path, isPaired }) => [
        `<path d="${path}" transform="scale(0.5)"/>`,
        isPaired ? `<path d="${path}" transform="matrix(-0.5 0 0 0.5 250 0)"/>` : '',
      ])
      .join(''),
  );
