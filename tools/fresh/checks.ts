import { begin, type Who } from './inside';

interface Place {
  readonly root: string;
  readonly who: Who;
  /** Hears every line that the command says. */
  readonly hear: (text: string) => void;
}

export interface Outcome {
  readonly seconds: number;
  /** What is wrong; nothing where all is well. */
  readonly fault?: string;
}

const SHOP = 'http://localhost:8080';
const PATIENCE_MS = 15 * 60_000;

const since = (start: number) => (Date.now() - start) / 1000;

const isAnswered = (path: string) =>
  fetch(SHOP + path).then(
    () => true,
    () => false,
  );

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** What a first visitor would ask for, with the status that is due and what the answer has to hold. */
const VISIT = [
  { path: '/', status: 200, holds: '<title>Weft' },
  { path: '/Collections?category=Kids', status: 200, holds: 'All Collections' },
  { path: '/cart', status: 200, holds: 'Your Cart' },
  { path: '/sw.js', status: 200, holds: '__WB_MANIFEST' },
  { path: '/nowhere', status: 404, holds: '<title>' },
] as const;

const visit = async (): Promise<string | undefined> => {
  for (const { path, status, holds } of VISIT) {
    const answer = await fetch(SHOP + path);
    const text = await answer.text();
    if (answer.status !== status) return `${path} answers ${answer.status}`;
    if (!text.toLowerCase().includes(holds.toLowerCase())) return `${path} has no "${holds}"`;
  }
  return undefined;
};

/** The command that opens the shop: how long until it answers, and whether it is the shop that does. */
export const checkOpening = async ({ root, who, hear }: Place, command: string): Promise<Outcome> => {
  if (await isAnswered('/')) return { seconds: 0, fault: `Something else answers at ${SHOP} already.` };
  const start = Date.now();
  const { ended, stop } = begin(root, who, command, hear);
  let code: number | null | undefined;
  void ended.then((its) => (code = its));
  while (code === undefined && Date.now() - start < PATIENCE_MS && !(await isAnswered('/'))) await pause(250);
  const seconds = since(start);
  if (code !== undefined) return { seconds, fault: `ended with ${code ?? 'a signal'}` };
  const fault = await visit().catch((error: unknown) => String(error));
  stop();
  await ended;
  return fault === undefined ? { seconds } : { seconds, fault };
};

/** A command that ends by itself: how long it takes, and whether it ends well. */
export const checkRun = async ({ root, who, hear }: Place, command: string): Promise<Outcome> => {
  const start = Date.now();
  const code = await begin(root, who, command, hear).ended;
  return code === 0
    ? { seconds: since(start) }
    : { seconds: since(start), fault: `ended with ${code ?? 'a signal'}` };
};
