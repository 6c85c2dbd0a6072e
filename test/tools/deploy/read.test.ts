import { readAudit } from '../../../tools/deploy/audit';
import { readWrk } from '../../../tools/deploy/load';
import { summed } from '../../../tools/deploy/tell';

const HELD = `Running 6s test @ http://127.0.0.1:35413/
  2 threads and 64 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     2.11ms    3.05ms  61.33ms   92.14%
    Req/Sec    20.01k     3.12k   29.00k    71.67%
  Latency Distribution
     50%    1.21ms
     99%   13.95ms
  239113 requests in 6.02s, 212.11MB read
Requests/sec:  39719.77
Transfer/sec:     35.23MB
`;

describe('what wrk says', () => {
  it('is how many answers a second, and how late the latest', () => {
    expect(readWrk(HELD)).toEqual({ rate: 39719.77, slowest: '13.95ms', errors: undefined });
  });

  it.each(['  Socket errors: connect 0, read 3, write 0, timeout 1', '  Non-2xx or 3xx responses: 12'])(
    'is an error where it says "%s"',
    (line) => {
      expect(readWrk(HELD.replace('Requests/sec', `${line}\nRequests/sec`)).errors).toBe(line.trim());
    },
  );

  it('is an error where it never ran', () => {
    expect(readWrk('unable to connect').errors).toBe('unable to connect');
  });
});

describe('what npm audit says', () => {
  const said = (total: number) => JSON.stringify({ metadata: { vulnerabilities: { low: total, total } } });

  it('fails with a hole, and only then', () => {
    expect(readAudit(said(0)).fault).toBeUndefined();
    expect(readAudit(said(2)).fault).toBe('npm audit --omit=dev finds 2');
  });

  it.each(['', '{"message":"405 Method Not Allowed"}', 'null', '[]'])(
    'is left out where no registry answers, as in "%s"',
    (nothing) => {
      const { what, isLeftOut } = readAudit(nothing);
      expect(what).toContain('no registry');
      expect(isLeftOut).toBe(true);
    },
  );
});

it('sums up many looks in one line, with the first faults', () => {
  expect(summed('pages', [undefined, undefined])).toEqual({ what: 'pages (2)', fault: undefined });
  expect(summed('pages', ['a', undefined, 'b', 'c', 'd', 'e'])).toEqual({
    what: 'pages (6)',
    fault: 'a; b; c and 2 more',
  });
});
