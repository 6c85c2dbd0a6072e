import { sceneHashes } from '../../src/data/pictures';
import { sceneNamed } from '../../src/data/scenes';
import { SCENE_NAMES } from '../../src/domain/pictures';

describe('the wide pictures of the shop', () => {
  it.each(SCENE_NAMES)('are of the content that was drawn last, at every width: %s', (name) => {
    const { src, srcSet } = sceneNamed(name);
    for (const address of [src, ...srcSet.split(', ')]) {
      expect(address).toMatch(/^\/images\/scenes\/[a-z-]+-\d+\./);
      expect(address).toContain(`.${sceneHashes[name]}.avif`);
    }
  });
});
