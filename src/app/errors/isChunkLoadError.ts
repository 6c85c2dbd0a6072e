export const isChunkLoadError = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'ChunkLoadError';
