const { configureGlobal } = require('fast-check');

// A counterexample is enough to kill a mutant, however long it is; and every run tries the same ones.
configureGlobal({ endOnFailure: true, seed: 29 });
