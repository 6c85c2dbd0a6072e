const client = require('./tools/build/webpack/client.cjs');
const worker = require('./tools/build/webpack/worker.cjs');
const writer = require('./tools/build/webpack/writer.cjs');

/** A development server has the browser's bundle alone; tools/build makes the shop of all three. */
module.exports = ({ catalogue } = {}, { mode }) =>
  mode === 'production'
    ? [client({ mode, catalogue }), worker, writer({ mode, catalogue })]
    : client({ mode, catalogue });
