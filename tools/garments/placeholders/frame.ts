import { rect, svg } from './svg';

export const WIDTH = 800;
export const HEIGHT = 1000;

export const picture = (body: string): string => svg(WIDTH, HEIGHT, body);

export const wholeFrame = (fill: string): string => rect(0, 0, WIDTH, HEIGHT, fill);
