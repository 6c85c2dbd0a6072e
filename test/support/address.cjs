// What webpack gives for a file that is not code: its address.
module.exports = '/assets/file';
