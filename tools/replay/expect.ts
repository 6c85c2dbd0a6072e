import { isRecord } from '../../src/domain/guards';
import { diff } from './changes';
import { InvalidSessionError } from './read';
import type { Replayed } from './replay';

/**
 * What is otherwise than expected, a line each. An expectation may say the address, the number of events, and
 * whole slices of the state; what it does not say may be anything.
 */
export const diffExpected = ({ steps, final }: Replayed, address: string, text: string): string[] => {
  let expected: unknown;
  try {
    expected = JSON.parse(text);
  } catch {
    throw new InvalidSessionError('the expectation is not JSON');
  }
  if (!isRecord(expected)) throw new InvalidSessionError('the expectation is not an object');
  const { state = {}, ...others } = expected;
  for (const key of Object.keys(others))
    if (!['address', 'events'].includes(key))
      throw new InvalidSessionError(`the expectation says "${key}", which nothing can be`);
  const slices = new Map<string, unknown>(Object.entries(final));
  return [
    ...('address' in others ? diff(others['address'], address, 'address') : []),
    ...('events' in others ? diff(others['events'], steps.length, 'events') : []),
    ...Object.entries(state ?? {}).flatMap(([slice, said]) => diff(said, slices.get(slice), slice)),
  ];
};
