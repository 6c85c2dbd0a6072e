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
  });

  it('is nothing where it is anything else', () => {
    for (const said of [null, 'takeOver', {}, { kind: 'compare' }, { kind: 'keep', pictures: [1] }])
      expect(readMessage(said)).toBeUndefined();
    fc.assert(fc.property(fc.anything(), (said) => readMessage(said) === undefined));
  });
});
