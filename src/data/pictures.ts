import type { SceneName } from '../domain/pictures';

// Written by `npm run pictures`.

/** The hash of each product's pictures, in the order of the range; it changes when they do. */
export const pictureHashes: readonly string[] =
  '8d1f af3f ce1b c934 c693 9b3f bea6 9f37 6932 8301 f503 9e69 0216 650b 36db ce9f 9d08 d8a0 6b6a df4d 198c 2795 ff2b d6b2 56e5 92ea 11aa 2c57 14f9 7233 9377 f5e4 caed d686 df16 0dad 9142 288b 0bf3 e7ae 3108 aaeb de08 306d a893 7bb5 4099 6f44 a650 f85e 6e87 463b'.split(
    ' ',
  );

/** The hash of each scene. */
export const sceneHashes: Readonly<Record<SceneName, string>> = {
  hero: '15c2',
  'hero-tall': 'f2c5',
  about: '643f',
  contact: '7933',
  kids: '221e',
  login: 'de68',
};
