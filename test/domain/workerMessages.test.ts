import fc from 'fast-check';
import { readMessage } from '../../src/domain/workerMessages';

describe('what a worker is told', () => {
  it('is read as it was said', () => {
    expect(readMessage({ kind: 'takeOver' })).toEqual({ kind: 'takeOver' });
    expect(readMessage({ kind: 'compare', scripts: ['/assets/main.1.js'] })).toEqual({
      kind: 'compare',
      scripts: ['/assets/main.1.js'],
    });
    expect(readMessage({ kind: 'keep', pictures: [] })).toEqual({ kind: 'keep', pictures: [] });
    expect(readMessage({ kind: 'keep', pictures: ['/a.avif', '/b.avif'], scripts: [], more: 1 })).toEqual({
      kind: 'keep',
      pictures: ['/a.avif', '/b.avif'],
    });
  });

  it('is nothing where it is anything else', () => {
    for (const said of [null, undefined, 'takeOver', {}, { kind: 'renew' }, { kinds: 'takeOver' }])
      expect(readMessage(said)).toBeUndefined();
    for (const list of [undefined, null, 'a.js', {}, [1], ['a.js', 1]]) {
      expect(readMessage({ kind: 'compare', scripts: list })).toBeUndefined();
      expect(readMessage({ kind: 'keep', pictures: list })).toBeUndefined();
    }
    for (const said of [
      { kind: 'compare' },
      { kind: 'keep' },
      { kind: 'compare', pictures: [] },
      { kind: 'keep', scripts: [] },
      { kind: 'renew', scripts: [], pictures: [] },
    ])
      expect(readMessage(said)).toBeUndefined();
    fc.assert(fc.property(fc.anything(), (said) => readMessage(said) === undefined));
  });
});
