import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { z } from 'zod';

const COMMAND = [
  '--import',
  'tsx',
  'examples/order-service/src/ordersCommand.ts',
];

const PLACED = z.strictObject({
  id: z.uuid(),
  number: z.int(),
  status: z.enum(['Ordered', 'Unpaid']),
  paymentUrl: z.url().optional(),
});

type Variables = Readonly<Record<string, string>>;

const running = new Set<() => Promise<void>>();
afterAll(async () => {
  for (const kill of running) await kill();
});

const environmentOf = (folder: string, variables: Variables = {}) => ({
  ...process.env,
  WEFT_SHOP: folder,
  ORDERS_DATABASE: `file:${folder}/orders.db`,
  ...variables,
});

/** Runs a command of the owner, and returns what it prints. */
export const runOrders = (
  folder: string,
  args: readonly string[] = [],
  variables?: Variables,
) =>
  new Promise<string>((resolve) => {
    const env = environmentOf(folder, variables);
    const command = [...COMMAND, ...args];
    execFile(process.execPath, command, { env }, (_error, stdout, stderr) =>
      resolve(stdout + stderr),
    );
  });

/** Starts the service as a process of its own. */
export const startService = async (
  folder: string,
  variables: Variables = {},
) => {
  const child = spawn(process.execPath, COMMAND, {
    env: environmentOf(folder, {
      PORT: '0',
      ORDERS_BEHIND_PROXY: '1',
      ...variables,
    }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  let hasEnded = false;
  child.once('exit', () => {
    hasEnded = true;
    child.emit('line');
  });
  for (const stream of [child.stdout, child.stderr])
    createInterface(stream).on('line', (line) => {
      log += `${line}\n`;
      child.emit('line', line);
    });
  const waitForLine = async (pattern: RegExp) => {
    while (!pattern.test(log)) {
      if (hasEnded) throw new Error(`The service has ended:\n${log}`);
      await once(child, 'line');
    }
    return pattern.exec(log)?.[1] ?? '';
  };
  const kill = async () => {
    running.delete(kill);
    if (hasEnded) return;
    const exit = once(child, 'exit');
    child.kill('SIGKILL');
    await exit;
  };
  running.add(kill);
  const url = await waitForLine(/at (http:\S+) /);

  const post = (
    path: string,
    body: BodyInit,
    headers: Readonly<Record<string, string>>,
  ) => fetch(`${url}${path}`, { method: 'POST', body, headers });

  /** Sends an order, each from an IP address of its own by default. */
  const send = async (
    order: unknown,
    key: string = randomUUID(),
    ip: string = randomUUID(),
  ) => {
    const response = await post('/api/orders', JSON.stringify(order), {
      'content-type': 'application/json',
      'idempotency-key': key,
      'x-forwarded-for': ip,
    });
    const text = await response.text();
    const isJson = text.startsWith('{');
    const body: unknown = isJson ? JSON.parse(text) : text;
    return { status: response.status, body };
  };

  return {
    url,
    log: () => log,
    waitForLine,
    kill,
    post,
    send,
    /** Sends an order that the service takes. */
    place: async (order: unknown, key?: string) => {
      const { status, body } = await send(order, key);
      expect({ status, body }).toMatchObject({ status: 201 });
      return PLACED.parse(body);
    },
    get: async (path: string) => {
      const response = await fetch(`${url}${path}`);
      return { status: response.status, text: await response.text() };
    },
  };
};

export type Service = Awaited<ReturnType<typeof startService>>;
