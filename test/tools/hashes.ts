import { productHashes, bannerHashes } from '../../tools/garments/hashes';

// Run by a test in a process of its own, outside of jest's sandbox, where the recipes are thirty times slower.
process.stdout.write(JSON.stringify([productHashes(), bannerHashes()]));
