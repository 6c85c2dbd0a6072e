import { dirname, relative, sep } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { withoutCatalogue } from '../../src/app/devTools';
import { rootReducer } from '../../src/app/rootReducer';
import type { Expectation, Session } from './readSession';

const INITIAL = rootReducer(undefined, { type: 'init' });

const sessionFile = ({ initial, events }: Session) => ({
  ...(!isDeepStrictEqual(initial, INITIAL) && { preloadedState: withoutCatalogue(initial) }),
  payload: events,
});

export const sessionTest = async (
  session: Session,
  { events: _, ...end }: Expectation,
  path: string,
): Promise<string> => {
  const tools = relative(dirname(path), __dirname).split(sep).join('/');
  const text = `
import { readSession } from '${tools}/readSession';
import { diffExpected, replay } from '${tools}/replay';

const SESSION = ${JSON.stringify(sessionFile(session))};
const END = ${JSON.stringify(end)};

it('should replay the session as expected', () => {
  const result = replay(readSession(JSON.stringify(SESSION)));
  expect(result.steps.flatMap(({ violations }) => violations)).toEqual([]);
  expect(diffExpected(result, END)).toEqual([]);
});
`;
  return format(text, { ...(await resolveConfig(path)), parser: 'typescript' });
};
