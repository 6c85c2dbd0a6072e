interface Sent {
  method: string;
  url: string;
  key: unknown;
  body: unknown;
}

/** The requests of this test. */
export const sent: Sent[] = [];

type Answer = () => Response | Promise<Response>;
const answersToOrders: Answer[] = [];
const answersToStatus: Answer[] = [];

/** The next orders get these answers, one after the other. */
export const answerWith = (...next: readonly Answer[]) =>
  void answersToOrders.push(...next);

/** The next requests for a status get these answers. */
export const answerStatusWith = (...next: readonly Answer[]) =>
  void answersToStatus.push(...next);

export const json = (status: number, body: object) => () =>
  new Response(JSON.stringify(body), { status });

/** The order is placed. */
export const placed = (fields: object = {}) =>
  json(201, { id: 'a b', number: 1007, status: 'Ordered', ...fields });

/** The order is refused because of these lines. */
export const refused = (...lines: readonly object[]) => json(409, { lines });

export const statusIs = (status: string, paymentUrl?: string) =>
  json(200, { status, paymentUrl });

/**
 * The next order, or request for a status, gets the answer with which the
 * returned function is called.
 */
export const answerLater = (answerNext = answerWith) => {
  let respond: (response: Response) => void = () => undefined;
  const response = new Promise<Response>((resolve) => (respond = resolve));
  answerNext(() => response);
  return (answer: () => Response) => respond(answer());
};

/** The service cannot be reached, as offline. */
export const noAnswer: Answer = () => {
  throw new TypeError('Failed to fetch');
};

beforeEach(() => {
  sent.length = 0;
  answersToOrders.length = 0;
  answersToStatus.length = 0;
  window.fetch = async (
    input,
    { method = 'GET', headers, body, signal } = {},
  ) => {
    const key = new Headers(headers).get('idempotency-key');
    const text = typeof body === 'string' ? body : 'null';
    sent.push({
      method,
      url: typeof input === 'string' ? input : '',
      key,
      body: JSON.parse(text),
    });
    const answers = method === 'POST' ? answersToOrders : answersToStatus;
    const answer = answers.shift() ?? noAnswer;
    signal?.throwIfAborted();
    return answer();
  };
});
