import { isChunkLoadError } from '../../../src/app/errors/isChunkLoadError';

const named = (name: string) => Object.assign(new Error('Loading chunk 7 failed.'), { name });

describe('isChunkLoadError', () => {
  it('should recognize a chunk-load error by its name', () => {
    expect(isChunkLoadError(named('ChunkLoadError'))).toBe(true);
  });

  it.each([named('Error'), { name: 'ChunkLoadError' }, 'ChunkLoadError', null, undefined])(
    'should return false for %p',
    (error) => {
      expect(isChunkLoadError(error)).toBe(false);
    },
  );
});
