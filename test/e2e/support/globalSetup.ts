import { launchOptions } from '../../../tools/browser/launch';
import { DIST, requireBuild } from '../../../tools/build/fileMap';
import { serveDist } from '../../../tools/build/serveDist';
import { teardown } from './globalTeardown';

// The tests of one shop need no other.
const EXAMPLE =
  process.env['WEFT_SHOP'] === undefined ? 'examples/harbour/dist' : DIST;

/**
 * Serves the production builds of the shop and of the example, and unpacks the
 * browser once for all test files.
 */
export default async () => {
  requireBuild();
  requireBuild(EXAMPLE);
  const server = await serveDist(0);
  const example = await serveDist(0, EXAMPLE);
  await launchOptions();
  teardown.run = () => {
    server.stop();
    example.stop();
  };
  process.env['SHOP_URL'] = server.url;
  process.env['EXAMPLE_URL'] = example.url;
};
