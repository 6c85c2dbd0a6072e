import { settings } from '../../data/settings';

/** After this time without an answer, an order may or may not have arrived. */
const ANSWER_LIMIT_MS = 30_000;

/**
 * The answer of the service of orders at a path below `orderUrl`. The body is
 * undefined if it is not JSON. Throws without an answer.
 */
export const requestService = async (path: string, init?: RequestInit) => {
  const response = await fetch(`${settings.orderUrl}${path}`, {
    ...init,
    cache: 'no-store',
    signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
  });
  const body: unknown = await response.json().catch(() => undefined);
  return { code: response.status, body };
};
