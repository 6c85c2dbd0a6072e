import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DIST, filesIn, requireBuild } from '../build/fileMap';

// Prints what every shopper downloads besides pages and images, as it is sent,
// and its budget. The size guide and the text index are loaded by
// those who need them. Names the files without a hash in a folder that caches
// keep for a year, and a main script without the comment that makes Chromium
// compile it while it is loaded. Weft takes no orders, so its script may not
// contain the code that sends them.

const SCRIPTS = /^assets\/(?!(sizeGuide|textIndex)\.).*\.js\.br$/;

const BUDGETS = [
  { name: 'scripts', kb: 144, files: SCRIPTS },
  { name: 'fonts', kb: 43, files: /\.woff2$/ },
];

requireBuild();
const assets = filesIn(DIST).filter((file) => file.startsWith('assets/'));
for (const file of assets.filter((name) => !/\.[0-9a-f]{8}\./.test(name))) {
  console.log(`${file} has no hash in its name`);
  process.exitCode = 1;
}
for (const file of assets.filter((name) => /main\..*\.js$/.test(name))) {
  const script = readFileSync(join(DIST, file), 'utf8');
  if (script.includes('Order {number} is placed.')) {
    console.log(`${file} contains the code that sends orders`);
    process.exitCode = 1;
  }
  if (script.startsWith('//# allFunctionsCalledOnLoad')) continue;
  console.log(`${file} does not begin with //# allFunctionsCalledOnLoad`);
  process.exitCode = 1;
}
for (const { name, kb, files } of BUDGETS) {
  const found = filesIn(DIST).filter((file) => files.test(file));
  const sizes = found.map((file) => statSync(join(DIST, file)).size);
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  const used = Math.ceil(bytes / 100) / 10;
  console.log(`${used} of ${kb} KB of ${name}`);
  // 0 KB: the build has another form than this file expects.
  if (used === 0 || used > kb) process.exitCode = 1;
}
