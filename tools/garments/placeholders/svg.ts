// The few words of SVG that the pictures are made of.

/** A number as short as a picture of 800 pixels needs it. */
export const n = (value: number): string => String(Math.round(value * 100) / 100);

export const svg = (width: number, height: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`;

export const rect = (x: number, y: number, width: number, height: number, fill: string, more = ''): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}" ${more}/>`;

export const line = (d: string, stroke: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="round" ${more}/>`;

export const moved = (x: number, y: number, shape: string, turned = 0): string =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turned)})">${shape}</g>`;

/** Where on a gradient, which colour, and how much of it. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

const stopsOf = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${n(offset)}" stop-color="${colour}" stop-opacity="${opacity.toFixed(3)}"/>`,
    )
    .join('');

export const linear = (id: string, line: string, stops: readonly Stop[]): string =>
  `<linearGradient id="${id}" ${line}>${stopsOf(stops)}</linearGradient>`;

/** The line of a gradient that runs from the top to the foot of what it fills. */
export const DOWN = 'x2="0" y2="1"';

export const radial = (id: string, circle: string, stops: readonly Stop[]): string =>
  `<radialGradient id="${id}" ${circle}>${stopsOf(stops)}</radialGradient>`;

/** Draws a shape across every edge of a tile, so that what leaves on a side comes in on the other. */
export const wrapped = (width: number, height: number, shape: string): string =>
  [-width, 0, width].flatMap((x) => [-height, 0, height].map((y) => moved(x, y, shape))).join('');
