/** Whether this error says that a part of the shop's own code did not come, in webpack's words. */
export const isChunkLoadError = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'ChunkLoadError';
