import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { selectUrl } from '../../src/selectors/url';
import { diffExpected } from '../../tools/replay/expect';
import { InvalidSessionError, readSession } from '../../tools/replay/read';
import { replay } from '../../tools/replay/replay';
import { SCENARIOS } from '../../tools/sessions/scenarios';

const FOLDER = 'test/sessions';
const file = (name: string) => readFileSync(join(FOLDER, `${name}.json`), 'utf8');
const replayed = (name: string) => replay(readSession(file(name)));

const SESSIONS = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.slice(0, -'.json'.length));

describe('every recorded visit', () => {
  it('is there for every story that is told', () => {
    expect(SESSIONS).toEqual(expect.arrayContaining(Object.keys(SCENARIOS)));
  });

  it.each(SESSIONS)('%s goes as it went: no broken state, no unknown event, the same end', (name) => {
    const visit = replayed(name);
    expect(visit.steps.filter(({ broken }) => broken.length > 0)).toEqual([]);
    expect(visit.steps.filter(({ isKnown }) => !isKnown)).toEqual([]);
    expect(diffExpected(visit, selectUrl(visit.final), file(`expected/${name}`))).toEqual([]);
  });

  it('is long where it has to be', () => {
    expect(replayed('long-visit').steps.length).toBeGreaterThanOrEqual(500);
    expect(replayed('past-max-age').steps).toHaveLength(11);
    expect(replayed('past-max-age').start.filters.categories).not.toEqual([]);
  });

  it('stands without an event that was switched off', () => {
    expect(replayed('skipped').steps.map(({ event }) => event.type)).toEqual([
      'route/navigated',
      'productPage/sizeSelected',
      'productPage/sizeSelected',
      'cart/itemAdded',
    ]);
  });

  it('holds no word of what is typed into a login, and none of what the shop itself saves', () => {
    for (const word of ['ada@example.com', 'difference engine', '"Ada"'])
      expect(file('login-toggled')).not.toContain(word);
    for (const word of ['Ada', 'Lovelace', 'Loom', '02903', '0015550142'])
      expect(file('checkout-typed')).not.toContain(word);
  });
});

describe('a file that is no visit', () => {
  const LINE = { productId: 'linen-camp-shirt-sand', size: 'M' };

  it.each([
    ['', 'the file is not JSON'],
    ['{"payload": "[', 'the file is not JSON'],
    ['[]', 'the file is not an object'],
    ['7', 'the file is not an object'],
    ['null', 'the file is not an object'],
    ['{}', 'the file has neither a payload nor actionsById'],
    ['{"payload":"[{"}', 'payload is not JSON'],
    ['{"payload":7}', 'payload is not a list'],
    ['{"payload":[7]}', 'event 1 has no type'],
    ['{"payload":[{"type":"cart/itemAdded"},{"kind":"x"}]}', 'event 2 has no type'],
    ['{"payload":[],"preloadedState":"{"}', 'preloadedState is not JSON'],
    ['{"payload":[],"preloadedState":[]}', 'the state that it begins with is not an object'],
    ['{"payload":[],"preloadedState":{"basket":{}}}', 'has a "basket", no slice of this shop'],
    ['{"payload":[],"preloadedState":{"__proto__":{}}}', 'has a "__proto__", no slice of this shop'],
    ['{"payload":[],"preloadedState":{"cart":7}}', 'has a cart of the wrong kind'],
    [
      '{"payload":[],"preloadedState":{"cart":{"no-such-shirt":{"M":1}}}}',
      'cart: It holds only what the shop sells',
    ],
    ['{"payload":[],"preloadedState":{"filters":{}}}', "is none of this shop's"],
    ['{"actionsById":{}}', 'stagedActionIds is not a list'],
    ['{"actionsById":7,"stagedActionIds":[]}', 'actionsById is missing'],
    ['{"actionsById":{},"stagedActionIds":[3]}', 'stagedActionIds names 3, which actionsById does not hold'],
    ['{"actionsById":{"0":{"action":{}}},"stagedActionIds":[0]}', 'action 0 has no type'],
  ])('%s is refused in one line that says why', (text, why) => {
    expect(() => readSession(text)).toThrow(InvalidSessionError);
    expect(() => readSession(text)).toThrow(why);
  });

  it('may have its JSON unpacked, or be a history within an export', () => {
    const events = [{ type: 'cart/itemAdded', payload: LINE }];
    const history = {
      actionsById: { 0: { action: { type: '@@INIT' } }, 1: { action: events[0] } },
      stagedActionIds: [0, 1],
    };
    for (const payload of [events, JSON.stringify(events), history, JSON.stringify(history)])
      expect(replay(readSession(JSON.stringify({ payload }))).final.cart).toEqual({
        [LINE.productId]: { M: 1 },
      });
  });
});

describe('npm run replay', () => {
  let folder = '';
  beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'weft-replay-'))));
  afterAll(() => rmSync(folder, { recursive: true }));

  const written = (name: string, value: unknown) => {
    const path = join(folder, name);
    writeFileSync(path, typeof value === 'string' ? value : JSON.stringify(value));
    return path;
  };

  const run = (...args: string[]) => {
    const all = ['--require', 'tsx/cjs', 'tools/replay/main.ts', ...args];
    const { status, stdout, stderr } = spawnSync(process.execPath, all, { encoding: 'utf8' });
    return { code: status, out: stdout, err: stderr };
  };

  it('prints every event with what it changed and where that leads', () => {
    const { code, out } = run(`${FOLDER}/two-sizes.json`, '--until', '3');
    expect(code).toBe(0);
    expect(out).toContain('cart/itemAdded {"productId":"melton-overcoat-charcoal","size":"M"}');
    expect(out).toContain('cart.melton-overcoat-charcoal');
    expect(out).toContain('at /product/melton-overcoat-charcoal');
    expect(out).not.toContain('   4  ');
  });

  it('says what is otherwise than expected, and fails', () => {
    const expected = written('expected.json', { address: '/orders', state: { authUi: 'signUp' } });
    const { code, err } = run(`${FOLDER}/undo.json`, '--json', '--expect', expected);
    expect(code).toBe(1);
    expect(err).toContain('otherwise than expected: address: "/orders" → "/cart"');
    expect(err).toContain('otherwise than expected: authUi: "signUp" → "login"');
  });

  it('names the event at which the shop throws', () => {
    const { code, err } = run(written('thrown.json', { payload: [{ type: 'cart/itemAdded' }] }));
    expect(code).toBe(1);
    expect(err).toContain('event 1, cart/itemAdded: TypeError');
  });

  it('says in one line what is wrong with a file', () => {
    const broken = written('broken.json', '{"payload": 7}');
    expect(run(broken)).toEqual({ code: 2, out: '', err: `${broken}: payload is not a list\n` });
    expect(run('nowhere.json').err).toBe('nowhere.json: the file cannot be opened\n');
  });
});
