// ESLint looks for this name. The rules are in .eslintrc.cjs.
module.exports = require('./.eslintrc.cjs');
