import { dateAdded } from '../../src/domain/dateAdded';
import { aProduct } from './range';

describe('a product in words', () => {
  it('says the day when it came into the shop, wherever the shopper is', () => {
    expect(dateAdded(aProduct({ date: Date.UTC(2026, 9, 28) }))).toBe('28 October 2026');
    expect(dateAdded(aProduct({ date: Date.UTC(2026, 0, 1, 23, 59) }))).toBe('1 January 2026');
  });

  it('says every month as the platform does', () => {
    const platform = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
    for (let month = 0; month < 12; month++) {
      const date = Date.UTC(2025, month, month + 1);
      expect(dateAdded(aProduct({ date }))).toBe(platform.format(date));
    }
  });
});
