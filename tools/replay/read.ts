import type { UnknownAction } from '@reduxjs/toolkit';
import { isRecord } from '../../src/domain/guards';
import { rootReducer, type RootState } from '../../src/store/rootReducer';
import { violatedInvariants } from '../../test/support/invariants';

/** A recorded visit: the state that it begins with, and what happened. */
export interface Session {
  readonly start: RootState;
  readonly events: readonly UnknownAction[];
}

/** Why a file is no session, in one line. */
export class InvalidSessionError extends Error {}

type Fields = Readonly<Record<string, unknown>>;

const parse = (text: string, what: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new InvalidSessionError(
      `${what} is not JSON: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
};

/** The tools write JSON within JSON; a file that was unpacked by hand is as good. */
const unpacked = (value: unknown, what: string) => (typeof value === 'string' ? parse(value, what) : value);

const BEGIN = 'the state that it begins with';
const EMPTY = rootReducer(undefined, { type: 'empty' });
const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value);

const misfit = (said: Fields) =>
  Object.entries(EMPTY).find(
    ([slice, own]) => said[slice] !== undefined && kindOf(said[slice]) !== kindOf(own),
  );

const isState = (said: Fields): said is Partial<RootState> => misfit(said) === undefined;

/** The state that a visit begins with. The range is always the shop's own: exports may have it cut out. */
const readStart = (said: unknown = {}): RootState => {
  if (!isRecord(said)) throw new InvalidSessionError(`${BEGIN} is not an object`);
  const others = Object.fromEntries(Object.entries(said).filter(([slice]) => slice !== 'catalogue'));
  for (const slice of Object.keys(others))
    if (!Object.hasOwn(EMPTY, slice))
      throw new InvalidSessionError(`${BEGIN} has a "${slice}", no slice of this shop`);
  if (!isState(others))
    throw new InvalidSessionError(`${BEGIN} has a ${misfit(others)?.[0] ?? ''} of the wrong kind`);
  const start = rootReducer(others, { type: 'start' });
  try {
    const [broken] = violatedInvariants(start);
    if (broken) throw new InvalidSessionError(`${BEGIN} is none of this shop's: ${broken}`);
  } catch (error) {
    if (error instanceof InvalidSessionError) throw error;
    throw new InvalidSessionError(`${BEGIN} is none of this shop's: ${String(error)}`);
  }
  return start;
};

const readEvent = (said: unknown, where: string): UnknownAction => {
  if (!isRecord(said) || typeof said['type'] !== 'string')
    throw new InvalidSessionError(`${where} has no type`);
  return { ...said, type: said['type'] };
};

// What Redux and its tools tell themselves: no one did it.
const isOfShop = ({ type }: UnknownAction) => !type.startsWith('@@');

const readList = (said: unknown, where: string): readonly unknown[] => {
  if (!Array.isArray(said)) throw new InvalidSessionError(`${where} is not a list`);
  return said;
};

const readHistory = (history: Fields, preloaded: unknown): Session => {
  const {
    actionsById,
    stagedActionIds,
    skippedActionIds = [],
    committedState,
    computedStates = [],
  } = history;
  if (!isRecord(actionsById)) throw new InvalidSessionError('actionsById is missing');
  const skipped = readList(skippedActionIds, 'skippedActionIds');
  const events = readList(stagedActionIds, 'stagedActionIds')
    .filter((id) => !skipped.includes(id))
    .map((id) => {
      const lifted = actionsById[String(id)];
      if (!isRecord(lifted))
        throw new InvalidSessionError(`stagedActionIds names ${String(id)}, which actionsById does not hold`);
      return readEvent(lifted['action'], `action ${String(id)}`);
    });
  // Past maxAge the tools forget events, and keep the state that they had led to.
  const [first] = readList(computedStates, 'computedStates');
  const start = committedState ?? preloaded ?? (isRecord(first) ? first['state'] : undefined);
  return { start: readStart(start), events: events.filter(isOfShop) };
};

/** Reads what the Redux DevTools export, in either shape, and what the shop itself saves. */
export const readSession = (text: string): Session => {
  const file = parse(text, 'the file');
  if (!isRecord(file)) throw new InvalidSessionError('the file is not an object');
  if ('actionsById' in file) return readHistory(file, undefined);
  if (!('payload' in file))
    throw new InvalidSessionError(
      'the file has neither a payload nor actionsById: no export of the Redux DevTools',
    );
  const payload = unpacked(file['payload'], 'payload');
  const preloaded = unpacked(file['preloadedState'], 'preloadedState');
  if (isRecord(payload)) return readHistory(payload, preloaded);
  const events = readList(payload, 'payload').map((said, i) => readEvent(said, `event ${i + 1}`));
  return { start: readStart(preloaded), events: events.filter(isOfShop) };
};
