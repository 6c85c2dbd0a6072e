import { bannerHashes } from './images';
import { bannerOf, type BannerName } from '../domain/images';

export const bannerNamed = (name: BannerName) => bannerOf(name, bannerHashes[name]);
