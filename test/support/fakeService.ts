interface Sent {
  method: string;
  url: string;
  key: unknown;
  body: unknown;
}

/** The requests of this test. */
export const sent: Sent[] = [];

type Answer = () => Response | Promise<Response>;
const answers: Answer[] = [];

/** The next requests get these answers, one after the other. */
export const answerWith = (...next: readonly Answer[]) =>
  void answers.push(...next);

export const json = (status: number, body: object) => () =>
  new Response(JSON.stringify(body), { status });

/** The address of the service cannot be reached, as offline. */
export const noAnswer: Answer = () => {
  throw new TypeError('Failed to fetch');
};

beforeEach(() => {
  sent.length = 0;
  answers.length = 0;
  window.fetch = async (input, { method = 'GET', headers, body } = {}) => {
    const key = new Headers(headers).get('idempotency-key');
    const text = typeof body === 'string' ? body : 'null';
    sent.push({
      method,
      url: typeof input === 'string' ? input : '',
      key,
      body: JSON.parse(text),
    });
    const answer = answers.shift() ?? noAnswer;
    return answer();
  };
});
