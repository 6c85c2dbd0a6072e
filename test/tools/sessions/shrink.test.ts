import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { UnknownAction } from '@reduxjs/toolkit';
import { withoutCatalogue } from '../../../src/app/devTools';
import { readSession } from '../../../tools/sessions/readSession';
import { failuresOf, shrink } from '../../../tools/sessions/shrink';
import { cartWith } from '../../support/cart';

const recorded = readSession(readFileSync('test/sessions/devtools-events.json', 'utf8'));

/** The recorded session with these events among its own. */
const withEvents = (...events: readonly UnknownAction[]) => ({
  ...recorded,
  events: [...recorded.events.slice(0, 20), ...events, ...recorded.events.slice(20)],
});

const LINE = { productId: 'linen-camp-shirt-sand', size: 'M' };
const cart = cartWith({ [LINE.productId]: { M: 1 } });
const withLine = { ...recorded.initial, cart };
const ADDED = { type: 'cart/itemAdded', payload: LINE };
/** No number is typed into a text field. */
const TYPED = { type: 'checkout/fieldChanged', payload: { field: 'city', text: 7 } };
const BROKEN = { type: 'cart/lineRemoved', payload: null };

const runNode = (...args: string[]) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const runJest = (test: string): string => {
  const config = ['--config', 'test/jest.config.cjs', '--selectProjects', 'tools'];
  return runNode(join('node_modules', 'jest', 'bin', 'jest.js'), ...config, '--runTestsByPath', test).stderr;
};

describe('shrink', () => {
  it('should return a session that does not fail as it is', () => {
    expect(failuresOf(recorded, {})).toEqual([]);
    expect(shrink(recorded, {})).toBe(recorded);
  });

  it('should find the event that makes a reducer throw', () => {
    const session = withEvents(ADDED, BROKEN);
    const { events } = shrink(session, {});
    expect(events).toEqual([BROKEN]);
    expect(failuresOf({ ...session, events }, {})).toEqual(failuresOf(session, {}));
  });

  it('should find the events that lead to another end than expected', () => {
    const others = recorded.events.filter(({ type }) => !type.startsWith('cart/'));
    const session = { ...recorded, events: [ADDED, ...others, ADDED] };
    const expectation = { events: 3, state: { cart } };
    expect(shrink(session, expectation).events).toEqual([ADDED, ADDED]);
  });

  it('should keep the initial state and the failure', () => {
    const session = { initial: withLine, events: [BROKEN, TYPED] };
    expect(shrink(session, {})).toEqual({ initial: withLine, events: [BROKEN] });
  });
});

describe('npm run replay -- --shrink --test', () => {
  it('should write a Jest test that fails until the bug is fixed', () => {
    const folder = mkdtempSync(join('test/tools/sessions', 'shrunk-'));
    const [file, test] = [join(folder, 'session.json'), join(folder, 'bug.test.ts')];
    try {
      const preloadedState = withoutCatalogue(withLine);
      writeFileSync(file, JSON.stringify({ preloadedState, payload: [ADDED, TYPED, ADDED] }));
      const command = ['--import', 'tsx', 'tools/sessions/replayCommand.ts'];
      const { status, stdout } = runNode(...command, file, '--shrink', '--test', test);
      expect([status, stdout]).toEqual([1, expect.stringMatching(/^1 of 3 events fail in the same way\./)]);
      const text = readFileSync(test, 'utf8');
      expect(text).toContain("payload: { field: 'city', text: 7 }");
      expect(text).toContain('preloadedState');
      expect(text).toContain("from '../../../../tools/sessions/replay'");
      expect(runJest(test)).toContain('The form has its nine text fields');
      writeFileSync(test, text.replace('text: 7', "text: '7'"));
      expect(runJest(test)).toContain('1 passed');
    } finally {
      rmSync(folder, { recursive: true });
    }
  }, 60_000);
});
