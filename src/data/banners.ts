import { bannerHashes } from './images';
import { bannerOf, type BannerName } from '../domain/images';

/** A banner by its name. */
export const bannerNamed = (name: BannerName) => bannerOf(name, bannerHashes[name]);
