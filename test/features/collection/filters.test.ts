import fc from 'fast-check';
import { sanitizeQuery } from '../../../src/features/collection/filters';
import { anyText } from '../../support/events';

describe('sanitizeQuery', () => {
  it('should keep the characters of the first 200 UTF-16 units of any text', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          anyText,
          anyText.map((text) => text.repeat(50)),
        ),
        (typed) => {
          const query = sanitizeQuery(typed);
          expect(query.length).toBeLessThanOrEqual(200);
          expect(() => encodeURIComponent(query)).not.toThrow();
          expect(sanitizeQuery(query)).toBe(query);
          const whole = Array.from(typed.slice(0, 200)).filter((char) => !/^[\uD800-\uDFFF]$/.test(char));
          expect(Array.from(query)).toEqual(whole);
        },
      ),
      { numRuns: 200 },
    );
  });
});
