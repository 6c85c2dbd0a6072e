import type { View } from '../masks/mask';
import { type Point, spline } from '../paths/path';

/** A smooth line in pixels as straight pieces, with a fast search for the distance of a point to it. */
export class Line {
  /** In pixels. */
  readonly length: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Signed distance from the line in pixels, positive to the right of its direction. */
  offset = 0;
  /** Position of the nearest point along the line, 0 to 1. */
  progress = 0;
  private readonly xs: Float64Array;
  private readonly ys: Float64Array;
  private readonly dxs: Float64Array;
  private readonly dys: Float64Array;
  private readonly squares: Float64Array;
  private readonly starts: Float64Array;
  private readonly distances: Float64Array;
  // Candidates for the nearest piece within the current tile.
  private readonly close: Int32Array;
  private closeCount = 0;

  constructor(points: readonly Point[], view: View) {
    const line = spline(points, points.length < 3 ? 10 : 7);
    this.xs = Float64Array.from(line, ([x]) => (x - view.left) * view.scale);
    this.ys = Float64Array.from(line, ([, y]) => (y - view.top) * view.scale);
    const count = Math.max(0, line.length - 1);
    this.dxs = this.xs.subarray(0, count).map((x, i) => (this.xs[i + 1] ?? 0) - x);
    this.dys = this.ys.subarray(0, count).map((y, i) => (this.ys[i + 1] ?? 0) - y);
    this.squares = this.dxs.map((dx, i) => dx * dx + (this.dys[i] ?? 0) ** 2 || 1e-9);
    this.starts = new Float64Array(count);
    let length = 0;
    for (let i = 0; i < count; i++) {
      this.starts[i] = length;
      length += Math.hypot(this.dxs[i] ?? 0, this.dys[i] ?? 0);
    }
    this.length = length;
    [this.left, this.right] = [Math.min(...this.xs), Math.max(...this.xs)];
    [this.top, this.bottom] = [Math.min(...this.ys), Math.max(...this.ys)];
    this.distances = new Float64Array(count);
    this.close = new Int32Array(count);
  }

  /** Prepares `seek` for points within `radius` pixels of (x, y); false if all are farther than `reach`. */
  approach(x: number, y: number, radius: number, reach: number): boolean {
    const { distances, close } = this;
    let least = Infinity;
    for (let i = 0; i < distances.length; i++) {
      const distance = Math.sqrt(this.squareTo(i, x, y));
      distances[i] = distance;
      if (distance < least) least = distance;
    }
    this.closeCount = 0;
    if (least - radius > reach) return false;
    for (let i = 0; i < distances.length; i++)
      if ((distances[i] ?? 0) <= least + 2 * radius) close[this.closeCount++] = i;
    return true;
  }

  /** Sets `offset` and `progress` for a point of the prepared tile. */
  seek(x: number, y: number): void {
    const { close, closeCount } = this;
    let best = close[0] ?? 0;
    let least = this.squareTo(best, x, y);
    for (let k = 1; k < closeCount; k++) {
      const piece = close[k] ?? 0;
      const square = this.squareTo(piece, x, y);
      if (square >= least) continue;
      least = square;
      best = piece;
    }
    const walked = Math.sqrt(this.squares[best] ?? 0) * this.shareOf(best, x, y);
    this.progress = ((this.starts[best] ?? 0) + walked) / this.length;
    const turn =
      (this.dxs[best] ?? 0) * (y - (this.ys[best] ?? 0)) - (this.dys[best] ?? 0) * (x - (this.xs[best] ?? 0));
    this.offset = turn >= 0 ? Math.sqrt(least) : -Math.sqrt(least);
  }

  private shareOf(i: number, x: number, y: number): number {
    const along = (x - (this.xs[i] ?? 0)) * (this.dxs[i] ?? 0) + (y - (this.ys[i] ?? 0)) * (this.dys[i] ?? 0);
    const t = along / (this.squares[i] ?? 1);
    return t < 0 ? 0 : t > 1 ? 1 : t;
  }

  private squareTo(i: number, x: number, y: number): number {
    const t = this.shareOf(i, x, y);
    const dx = x - (this.xs[i] ?? 0) - (this.dxs[i] ?? 0) * t;
    const dy = y - (this.ys[i] ?? 0) - (this.dys[i] ?? 0) * t;
    return dx * dx + dy * dy;
  }
}
