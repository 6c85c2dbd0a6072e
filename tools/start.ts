import { serveDist } from './serve';

const PORT = 8080;

serveDist(PORT).then(
  () => console.log(`Weft is open at http://localhost:${PORT} (Ctrl+C closes it).`),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
