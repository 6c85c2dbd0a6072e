/** A place in the picture: 0 to 1 from its left and its top. */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

export const CENTER: FocalPoint = { x: 0.5, y: 0.5 };
