import { createServer } from 'node:net';
import { parseArgs } from 'node:util';
import { npmRun } from './npm';
import { HOST, serveDist } from './serve';

// npm start      builds the shop and opens it
// npm run serve  opens the one that was built last

const PORT = 8080;

const readPort = (): number => {
  const said = process.env['PORT'] ?? String(PORT);
  const port = Number(said);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`PORT takes a number from 1 to 65535, not "${said}".`);
};

/** Rather before the build than after it. */
const checkIsFree = (port: number) =>
  new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', () => {
      reject(new Error(`Port ${port} is taken: PORT=${port + 1} npm start opens the shop at another.`));
    });
    probe.listen(port, HOST, () => probe.close(() => resolve()));
  });

const build = async () => {
  const code = await npmRun('build', [], (text) => process.stdout.write(text));
  if (code !== 0) throw new Error('There is no shop to open: the build has failed.');
};

const main = async () => {
  const { values } = parseArgs({ options: { built: { type: 'boolean', default: false } } });
  const port = readPort();
  await checkIsFree(port);
  if (!values.built) await build();
  await serveDist(port);
  console.log(`Weft is open at http://localhost:${port} (Ctrl+C closes it).`);
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
