import { isChunkLoadError } from '../../../src/app/errors/isChunkLoadError';

const named = (name: string) => Object.assign(new Error('Loading chunk 7 failed.'), { name });

describe('a part of the shop that did not come', () => {
  it('is told by the name of the error', () => {
    expect(isChunkLoadError(named('ChunkLoadError'))).toBe(true);
  });

  it.each([named('Error'), { name: 'ChunkLoadError' }, 'ChunkLoadError', null, undefined])(
    'is nothing else that went wrong: %p',
    (error) => {
      expect(isChunkLoadError(error)).toBe(false);
    },
  );
});
