import { freshUrl } from './freshUrl';

const loadChunk = __webpack_chunk_load__;
const nameOf = __webpack_get_script_filename__;
const failed = new Set<string | number>();

__webpack_get_script_filename__ = (id) =>
  failed.has(id) ? freshUrl(nameOf(id)) : nameOf(id);

__webpack_chunk_load__ = (id) =>
  loadChunk(id).catch((error: unknown) => {
    failed.add(id);
    throw error;
  });
