import { launchOptions } from '../../../tools/browser/launch';
import { requireBuild } from '../../../tools/build/fileMap';
import { serveDist } from '../../../tools/build/serveDist';
import { teardown } from './globalTeardown';

/** Serves the build, and unpacks the browser once for all test files. */
export default async () => {
  requireBuild();
  const server = await serveDist(0);
  await launchOptions();
  teardown.run = server.stop;
  process.env['SHOP_URL'] = server.url;
};
