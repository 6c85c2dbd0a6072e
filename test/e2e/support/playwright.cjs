module.exports = globalThis.playwright; // See environment.cjs.
