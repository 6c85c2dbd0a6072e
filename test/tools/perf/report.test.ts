import { median } from '../../../tools/perf/report';

it.each([
  [[3], 3],
  [[9, 1, 5], 5],
  [[4, 1, 3, 2], 2.5],
])('should return the median of %j: %d', (values, middle) => {
  expect(median(values)).toBe(middle);
});
