/** A grid of numbers in row order. Positions are in pixels; (0, 0) is the centre of the first cell. */
export class Field {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;

  constructor(width: number, height: number, data: Float32Array = new Float32Array(width * height)) {
    this.width = width;
    this.height = height;
    this.data = data;
  }

  /** A deep copy. */
  clone(): Field {
    return new Field(this.width, this.height, this.data.slice());
  }

  /** Sets every cell to one value. */
  fill(value: number): this {
    this.data.fill(value);
    return this;
  }

  /** Adds a field of the same size, times a factor. */
  add(other: Field, factor = 1): this {
    const { data } = this;
    for (let i = 0; i < data.length; i++) data[i] = (data[i] ?? 0) + (other.data[i] ?? 0) * factor;
    return this;
  }

  /** Multiplies by a field of the same size, cell by cell. */
  multiply(other: Field): this {
    const { data } = this;
    for (let i = 0; i < data.length; i++) data[i] = (data[i] ?? 0) * (other.data[i] ?? 0);
    return this;
  }

  /** Multiplies every cell by a factor. */
  scale(factor: number): this {
    const { data } = this;
    for (let i = 0; i < data.length; i++) data[i] = (data[i] ?? 0) * factor;
    return this;
  }

  /** Keeps the greater of the two, cell by cell. */
  max(other: Field): this {
    const { data } = this;
    for (let i = 0; i < data.length; i++) data[i] = Math.max(data[i] ?? 0, other.data[i] ?? 0);
    return this;
  }

  /** The value at a position in pixels, bilinear, held at the edges. */
  at(x: number, y: number): number {
    const { width, data } = this;
    const px = clamp(x, width - 1.001);
    const py = clamp(y, this.height - 1.001);
    const column = Math.trunc(px);
    const row = Math.trunc(py);
    const fx = px - column;
    const fy = py - row;
    const i = row * width + column;
    const above = (data[i] ?? 0) * (1 - fx) + (data[i + 1] ?? 0) * fx;
    const below = (data[i + width] ?? 0) * (1 - fx) + (data[i + width + 1] ?? 0) * fx;
    return above * (1 - fy) + below * fy;
  }

  /** The value at a position in pixels by a cubic B-spline, so that normals have no facets. */
  smoothAt(x: number, y: number): number {
    const column = Math.floor(x);
    const row = Math.floor(y);
    const fx = x - column;
    const t = y - row;
    const s = 1 - t;
    return (
      (this.smoothRow(fx, column, row - 1) * s * s * s +
        this.smoothRow(fx, column, row) * (3 * t * t * t - 6 * t * t + 4) +
        this.smoothRow(fx, column, row + 1) * (3 * s * s * s - 6 * s * s + 4) +
        this.smoothRow(fx, column, row + 2) * t * t * t) /
      6
    );
  }

  private smoothRow(t: number, column: number, row: number): number {
    const { data } = this;
    const last = this.width - 1;
    const start = clamp(row, this.height - 1) * this.width;
    const s = 1 - t;
    return (
      ((data[start + clamp(column - 1, last)] ?? 0) * s * s * s +
        (data[start + clamp(column, last)] ?? 0) * (3 * t * t * t - 6 * t * t + 4) +
        (data[start + clamp(column + 1, last)] ?? 0) * (3 * s * s * s - 6 * s * s + 4) +
        (data[start + clamp(column + 2, last)] ?? 0) * t * t * t) /
      6
    );
  }

  /** The field at another size in pixels, bilinear. */
  resize(width: number, height: number): Field {
    const out = new Field(width, height);
    const across = this.width / width;
    const down = this.height / height;
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++)
        out.data[y * width + x] = this.at((x + 0.5) * across - 0.5, (y + 0.5) * down - 0.5);
    return out;
  }

  /** The means of squares of `factor` pixels; squares at the far edges may be smaller. */
  shrink(factor: number): Field {
    const out = new Field(Math.ceil(this.width / factor), Math.ceil(this.height / factor));
    for (let y = 0; y < out.height; y++)
      for (let x = 0; x < out.width; x++)
        out.data[y * out.width + x] = this.mean(x * factor, y * factor, factor);
    return out;
  }

  private mean(left: number, top: number, size: number): number {
    const { width, data } = this;
    const right = Math.min(left + size, width);
    const bottom = Math.min(top + size, this.height);
    let sum = 0;
    for (let row = top * width; row < bottom * width; row += width)
      for (let i = row + left; i < row + right; i++) sum += data[i] ?? 0;
    return sum / ((right - left) * (bottom - top));
  }

  /** A rectangle of the field, in whole pixels; 0 outside of the field. */
  crop(x: number, y: number, width: number, height: number): Field {
    const out = new Field(width, height);
    const left = Math.max(0, x);
    const right = Math.min(this.width, x + width);
    if (right <= left) return out;
    for (let row = Math.max(0, y); row < Math.min(this.height, y + height); row++)
      out.data.set(
        this.data.subarray(row * this.width + left, row * this.width + right),
        (row - y) * width + left - x,
      );
    return out;
  }
}

const clamp = (value: number, most: number) => (value < 0 ? 0 : value > most ? most : value);
