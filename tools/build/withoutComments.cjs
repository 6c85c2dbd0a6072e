/** A loader of webpack that removes block comments, also those of styles. */
module.exports = (source) =>
  source.replaceAll(/\/\*(?! webpack)[^]*?\*\//g, '');
