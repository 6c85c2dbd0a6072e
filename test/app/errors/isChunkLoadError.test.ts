import { isChunkLoadError } from '../../../src/app/errors/isChunkLoadError';

const named = (name: string) => Object.assign(new Error('Loading chunk 7 failed.'), { name });

describe('a chunk-load error', () => {
  it('is recognized by its name', () => {
    expect(isChunkLoadError(named('ChunkLoadError'))).toBe(true);
  });

  it.each([named('Error'), { name: 'ChunkLoadError' }, 'ChunkLoadError', null, undefined])(
    'is no other value: %p',
    (error) => {
      expect(isChunkLoadError(error)).toBe(false);
    },
  );
});
