import type { BannerName } from '../../src/domain/images';

/** A rectangle in pixels. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The cells of a grid with gaps of 24 pixels. */
const cellsOf = ({ left, top, width, height }: Area, columns: number, rows: number): readonly Area[] => {
  const gap = 24;
  const cellWidth = Math.floor((width - gap * (columns - 1)) / columns);
  const cellHeight = Math.floor((height - gap * (rows - 1)) / rows);
  return Array.from({ length: columns * rows }, (_cell, i) => ({
    left: left + (i % columns) * (cellWidth + gap),
    top: top + Math.floor(i / columns) * (cellHeight + gap),
    width: cellWidth,
    height: cellHeight,
  }));
};

/** Where a banner with several products shows them. The text of the hero covers the left 46 %. */
export const gridOf = (name: BannerName | 'share', count: number): readonly Area[] => {
  if (name === 'hero-tall') {
    const rows = count > 2 ? 2 : 1;
    return cellsOf({ left: 40, top: 60, width: 920, height: 980 }, count > 1 ? 2 : 1, rows);
  }
  return name === 'hero'
    ? cellsOf({ left: 1104, top: 300, width: 1248, height: 600 }, Math.max(count, 2), 1)
    : cellsOf({ left: 48, top: 75, width: 1104, height: 480 }, Math.max(count, 2), 1);
};
