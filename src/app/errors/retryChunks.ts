import { freshUrl } from './freshUrl';

const loadChunk = __webpack_chunk_load__;
const nameOf = __webpack_get_script_filename__;
const failed = new Set<string | number>();

__webpack_get_script_filename__ = (id) => (failed.has(id) ? freshUrl(nameOf(id)) : nameOf(id));

// Requests a chunk again at once if its script has loaded without it: the script is cut.
__webpack_chunk_load__ = (id) =>
  loadChunk(id).catch((error: unknown) => {
    failed.add(id);
    if (error instanceof Error && 'type' in error && error.type === 'missing') return loadChunk(id);
    throw error;
  });
