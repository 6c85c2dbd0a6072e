import { bannerHashes } from './images';
import { bannerOf, type BannerName } from '../domain/images';

/** A scene by its name; it hangs there whatever the state is. */
export const bannerNamed = (name: BannerName) => bannerOf(name, bannerHashes[name]);
