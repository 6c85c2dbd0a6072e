/**
 * For react-router, whose file says of nothing at its top level that it may be left out: contexts, memos and refs
 * that nobody uses would stay with all they refer to. A name for the developer tools is no use of them either.
 */
module.exports = (source) =>
  source
    .replace(/(?<=[=(,:]\s*)(React\d*\.(?:forwardRef|createContext|memo|lazy)\()/g, '/* @__PURE__ */ $1')
    .replace(/^\w+\.displayName = .*;$/gm, '');
