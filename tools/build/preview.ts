import { DIST } from './fileMap';
import { serveDist } from './serveDist';

// npm start        builds the shop and serves it
// npm run preview  serves the last build
//
// PORT=8081        another port
// HOST=0.0.0.0     every network interface, for a container

const readPort = (): number => {
  const text = process.env['PORT'] ?? '8080';
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`PORT takes a number from 1 to 65535, not "${text}".`);
};

const isInUse = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

const main = async () => {
  const port = readPort();
  try {
    await serveDist(port, DIST, process.env['HOST']);
  } catch (error) {
    if (!isInUse(error)) throw error;
    const command = `PORT=${port + 1} npm run preview`;
    throw new Error(
      `Port ${port} is in use. Serve the shop at another one: ${command} (Windows: set PORT first).`,
      { cause: error },
    );
  }
  console.log(`Weft runs at http://localhost:${port} (Ctrl+C stops it).`);
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
