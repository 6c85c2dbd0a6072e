import type { SceneName } from '../domain/pictures';

// Written by `npm run pictures`.

/** The hash of each product's pictures, in the order of the range; it changes when they do. */
export const pictureHashes: readonly string[] =
  'd0ac 0acb ae1c 726b 545f 32c2 6653 528d cff0 e5b8 5565 444d 8e90 5161 3bb6 af6b 7b65 87ed 4435 c617 72fc 26b7 3691 8443 d8d1 da5b cbdc f7d6 a1fc 0c1e 2734 8f33 db2a 189c 69b5 c9fa 4813 aa8d e240 4946 841d f46f 9ee1 0616 4172 fa8a 1044 cf98 ec0f e0c8 c51e 929d'.split(
    ' ',
  );

/** The hash of each wide picture. */
export const sceneHashes: Readonly<Record<SceneName, string>> = {
  hero: 'ed9a',
  'hero-tall': '5dc6',
  about: '9984',
  contact: '8b71',
  kids: '3c68',
  login: '80dc',
};
