import { createReport, tableOf } from '../../../tools/perf/report';

describe('tableOf', () => {
  it('should show the median and range of each figure, and the medians of plain React and the floor', () => {
    const { record, figures } = createReport();
    record('list: FCP ms', 900);
    record('list: FCP ms', 600, { variant: 'floor' });
    record('list: FCP ms', 700, { variant: 'plain' });
    record('list: FCP ms', 1100);
    record('list: FCP ms', 650, { variant: 'plain' });
    record('list: FCP ms', 760, { variant: 'plain' });
    record('state: ms', 0.25, { digits: 2 });
    expect(tableOf(figures()).split('\n')).toEqual([
      'figure          median       min       max     plain     floor',
      'list: FCP ms     1,000       900     1,100       700       600',
      'state: ms         0.25      0.25      0.25',
    ]);
  });
});
