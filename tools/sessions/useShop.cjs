const Module = require('node:module');
const path = require('node:path');

// Resolves src/data to the folder of WEFT_SHOP, as the alias of webpack does.
// Node 20 has no public hook for `require`.
const at = (folder) => path.resolve(__dirname, '../..', folder) + path.sep;
const { WEFT_SHOP } = process.env;
const resolve = Module._resolveFilename;

if (WEFT_SHOP !== undefined)
  Module._resolveFilename = (...args) =>
    resolve.apply(Module, args).replace(at('src/data'), () => at(WEFT_SHOP));
