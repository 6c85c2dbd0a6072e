export const RATINGS: readonly {
  readonly stars: number;
  readonly count: number;
}[] = [];

export const SAMPLE_ORDERS = { count: 3, date: '12 Nov 2026' };
