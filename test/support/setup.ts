import { format } from 'node:util';

/** The origin of canonical links. */
process.env['WEFT_SITE'] = 'https://shop.example';
process.env['WEFT_YEAR'] = '2031';

// A test fails on any console message. These are no mocks of Jest, which a test
// may restore.
const messages: string[] = [];
const record = (...args: unknown[]) => void messages.push(format(...args));
Object.assign(console, {
  log: record,
  info: record,
  warn: record,
  error: record,
});
afterEach(() => expect(messages.splice(0)).toEqual([]));
