import { createReport, median, tableOf } from '../../../tools/perf/report';

describe('median', () => {
  it.each([
    [[3], 3],
    [[9, 1, 5], 5],
    [[4, 1, 3, 2], 2.5],
  ])('should return the median of %j: %d', (values, middle) => {
    expect(median(values)).toBe(middle);
  });
});

describe('tableOf', () => {
  it('should show the median and range of each figure, and the medians of plain React and the floor', () => {
    const { record, figures } = createReport();
    record('list: FCP ms', 900);
    record('list: FCP ms', 600, { variant: 'floor' });
    record('list: FCP ms', 700, { variant: 'plain' });
    record('list: FCP ms', 1100);
    record('state: ms', 0.25, { digits: 2 });
    expect(tableOf(figures()).split('\n')).toEqual([
      'figure          median       min       max     plain     floor',
      'list: FCP ms     1,000       900     1,100       700       600',
      'state: ms         0.25      0.25      0.25',
    ]);
  });
});
