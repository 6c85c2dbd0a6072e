import { request as requestOf, type RequestListener } from 'node:http';
import { runCommand } from '../runCommand';
import { DIST } from './fileMap';
import { serveDist } from './serveDist';

// npm start        builds the shop and serves it
// npm run preview  serves the last build
//
// PORT=8081        another port
// HOST=0.0.0.0     every network interface, for a container
// ORDERS_URL=…     the service that answers below /api/, by default that of
//                  `npm run orders`

const {
  PORT = '8080',
  HOST,
  ORDERS_URL = 'http://127.0.0.1:8090',
} = process.env;

/** Passes a request on to the service of orders. */
const passOn: RequestListener = (request, response) => {
  const { method, headers } = request;
  const url = new URL(request.url ?? '', ORDERS_URL);
  const passed = requestOf(url, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  passed.on('error', () => {
    response.writeHead(502);
    response.end();
  });
  request.pipe(passed);
};

const isInUse = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

const preview = async () => {
  try {
    await serveDist(Number(PORT), DIST, HOST, passOn);
  } catch (error) {
    if (!isInUse(error)) throw error;
    const command = `PORT=${Number(PORT) + 1} npm run preview`;
    throw new Error(
      `Port ${PORT} is in use. Serve the shop at another one: ${command} (Windows: set PORT first).`,
      { cause: error },
    );
  }
  console.log(`The shop runs at http://localhost:${PORT} (Ctrl+C stops it).`);
};

void runCommand(preview);
