import { requireBuild } from './buildStamp';
import { serveDist } from './serveDist';

// npm start        builds the shop and serves it
// npm run preview  serves the last build

const readPort = (): number => {
  const text = process.env['PORT'] ?? '8080';
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`PORT takes a number from 1 to 65535, not "${text}".`);
};

const main = async () => {
  const port = readPort();
  requireBuild();
  await serveDist(port);
  console.log(`Weft runs at http://localhost:${port} (Ctrl+C stops it).`);
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
