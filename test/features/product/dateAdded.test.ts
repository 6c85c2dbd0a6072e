import { dateAdded } from '../../../src/features/product/dateAdded';

describe('dateAdded', () => {
  it('should return the day in UTC', () => {
    expect(dateAdded(Date.UTC(2026, 9, 28))).toBe('28 October 2026');
    expect(dateAdded(Date.UTC(2026, 0, 1, 23, 59))).toBe('1 January 2026');
  });

  it('should name the months as Intl.DateTimeFormat does', () => {
    const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
    for (let month = 0; month < 12; month++) {
      const date = Date.UTC(2025, month, month + 1);
      expect(dateAdded(date)).toBe(format.format(date));
    }
  });
});
