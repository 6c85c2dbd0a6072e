import { runCommand } from '../runCommand';
import { DIST } from './fileMap';
import { serveDist } from './serveDist';

// npm start        builds the shop and serves it
// npm run preview  serves the last build
//
// PORT=8081        another port
// HOST=0.0.0.0     every network interface, for a container

const { PORT = '8080', HOST } = process.env;

const isInUse = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

const preview = async () => {
  try {
    await serveDist(Number(PORT), DIST, HOST);
  } catch (error) {
    if (!isInUse(error)) throw error;
    const command = `PORT=${Number(PORT) + 1} npm run preview`;
    throw new Error(
      `Port ${PORT} is in use. Serve the shop at another one: ${command} (Windows: set PORT first).`,
      { cause: error },
    );
  }
  console.log(`Weft runs at http://localhost:${PORT} (Ctrl+C stops it).`);
};

void runCommand(preview);
