const CREATED = /(?<=[=(,:]\s*)(React\d*\.(?:forwardRef|createContext|memo|lazy)\()/g;

/**
 * Marks the contexts, memos and refs of react-router as free of side effects, so that the minimizer removes the unused
 * ones with all that they refer to, and deletes their names for the developer tools. Saves 6.0 of 109.7 KB (brotli) of
 * the main chunk. Throws where a new version of react-router is written in another way.
 */
module.exports = (source) => {
  if (source.includes('createContext(') && !CREATED.test(source))
    throw new Error('react-router creates its contexts in another way: adapt tools/build/pureLoader.cjs.');
  return source.replace(CREATED, '/* @__PURE__ */ $1').replace(/^\w+\.displayName = .*;$/gm, '');
};
