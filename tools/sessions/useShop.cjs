const Module = require('node:module');
const path = require('node:path');

// Resolves src/data to the folder of WEFT_SHOP, as the alias of webpack does.
// Node 20 has no public hook for `require`.
const { WEFT_SHOP } = process.env;
const absolute = (folder) =>
  path.resolve(__dirname, '../..', folder) + path.sep;

if (WEFT_SHOP !== undefined) {
  const resolve = Module._resolveFilename;
  const data = absolute('src/data');
  const shop = absolute(WEFT_SHOP);
  Module._resolveFilename = (...args) => {
    const file = resolve.apply(Module, args);
    return file.replace(data, () => shop);
  };
}
