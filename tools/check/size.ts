import { statSync } from 'node:fs';
import { join } from 'node:path';
import { requireBuild } from '../build/buildStamp';
import { DIST, filesIn } from '../build/fileMap';

// Prints what every shopper downloads besides pages and images, as it is sent,
// and its budget. The size guide is loaded by those who open it.

const BUDGETS = [
  { name: 'scripts', kb: 138, files: /^assets\/(?!sizeGuide\.).*\.js\.br$/ },
  { name: 'fonts', kb: 43, files: /\.woff2$/ },
];

requireBuild();
for (const { name, kb, files } of BUDGETS) {
  const found = filesIn(DIST).filter((file) => files.test(file));
  const sizes = found.map((file) => statSync(join(DIST, file)).size);
  const used = Math.ceil(sizes.reduce((sum, size) => sum + size, 0) / 1000);
  console.log(`${used} of ${kb} KB of ${name}`);
  // 0 KB: the build has another form than this file expects.
  if (used === 0 || used > kb) process.exitCode = 1;
}
