import { request, type IncomingHttpHeaders } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export type Ask = (
  path: string,
  headers?: Readonly<Record<string, string>>,
  method?: string,
) => Promise<Answer>;

/** Asks a host for a path as it is written: what a browser would tidy up first is sent untidied. */
export const askAt =
  (url: string): Ask =>
  (path, headers = {}, method = 'GET') =>
    new Promise((answered, failed) => {
      const { hostname, port } = new URL(url);
      request({ hostname, port, path, method, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk)).once('error', failed);
        response.once('end', () =>
          answered({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      })
        .once('error', failed)
        .end();
    });
