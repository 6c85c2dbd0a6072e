import { formatDate } from '../../../src/features/product/components/ProductTabs';

it('should return the day in UTC as Intl.DateTimeFormat writes it', () => {
  const format = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  for (let month = 0; month < 12; month++) {
    const date = Date.UTC(2025, month, month + 1, 23, 59);
    expect(formatDate(date)).toBe(format.format(date));
  }
});
