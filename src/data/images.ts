import type { BannerName } from '../domain/images';

// Written by `npm run pictures`.

/** The hash of each product's pictures, in the order of the range; it changes when they do. */
export const imageHashes: readonly string[] =
  '6432 cf49 4f89 c6a7 ee4a 2e53 849c 3dc7 8880 faed 8ea1 2c79 32de 6833 ba5a 0d2c f2ad 9d20 cfc1 efe9 b0b6 3ac3 fb2c d890 3497 27fe 605a 8ca4 ec7b 3aa7 aa03 3fa4 0746 7a9d aeeb 75f5 4d2f 5732 5679 181a 6cb7 4d03 d129 0e9d 9265 9594 759d 0f3e 938e f530 64f9 fa63'.split(
    ' ',
  );

/** The hash of each wide picture. */
export const bannerHashes: Readonly<Record<BannerName, string>> = {
  hero: '636d',
  'hero-tall': '9e18',
  about: 'a910',
  contact: '1746',
  kids: '5a64',
  login: 'ace6',
};
