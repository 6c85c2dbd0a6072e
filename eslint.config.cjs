// ESLint and editors look for this name; the rules live in .eslintrc.cjs.
module.exports = require('./.eslintrc.cjs');
