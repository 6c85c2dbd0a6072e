import type { UnknownAction } from '@reduxjs/toolkit';
import { isArray, isRecord } from '../../src/lib/guards';
import { rootReducer, type RootState } from '../../src/app/rootReducer';
import { violatedInvariants } from './invariants';
import { findShapeError } from './shape';

export interface Session {
  readonly initial: RootState;
  readonly events: readonly UnknownAction[];
}

/** The expected end of a session: any of these, with any of the slices. */
export interface Expectation {
  readonly url?: string | undefined;
  readonly events?: number | undefined;
  readonly state?: Fields | undefined;
}

export class InvalidSessionError extends Error {}

type Fields = Readonly<Record<string, unknown>>;

/** As a key of the cart's items, this id would set their prototype. */
const requireSafe = (key: string, value: unknown) => {
  if (key === 'productId' && value === '__proto__')
    throw new InvalidSessionError('"__proto__" is no product id');
  return value;
};

const parseJson = (text: string, name: string): unknown => {
  try {
    return JSON.parse(text, requireSafe);
  } catch (error) {
    if (error instanceof InvalidSessionError) throw error;
    // The message quotes the text, which may have several lines.
    const reason = String(error).replaceAll(/\s+/g, ' ');
    throw new InvalidSessionError(`${name} is not JSON: ${reason}`);
  }
};

const parseObject = (text: string, name: string): Fields => {
  const withoutByteOrderMark = text.replace(/^\uFEFF/, '');
  const value = parseJson(withoutByteOrderMark, name);
  if (isRecord(value)) return value;
  throw new InvalidSessionError(`${name} is not an object`);
};

/**
 * The DevTools export JSON as a string within JSON. A file with the parsed
 * value is valid too.
 */
const unpack = (value: unknown, name: string) =>
  typeof value === 'string' ? parseJson(value, name) : value;

const readArray = (value: unknown, name: string): readonly unknown[] => {
  if (isArray(value)) return value;
  throw new InvalidSessionError(`${name} is not an array`);
};

const INITIAL = rootReducer(undefined, { type: 'init' });
/** Exports may hold a text in place of these slices. */
const CATALOGUE_SLICES = ['catalogue', 'descriptions'];

const violationIn = (state: RootState): string | undefined => {
  try {
    return violatedInvariants(state)[0];
  } catch (error) {
    return String(error);
  }
};

/**
 * The slices of a state without the catalogue. Each is known and has the shape
 * of its initial state.
 */
const readSlices = (value: unknown, name: string): Fields => {
  if (!isRecord(value))
    throw new InvalidSessionError(`${name} is not an object`);
  const contents = Object.entries(value).filter(
    ([slice]) => !CATALOGUE_SLICES.includes(slice),
  );
  const initial = new Map<string, unknown>(Object.entries(INITIAL));
  for (const [slice, content] of contents) {
    if (!initial.has(slice))
      throw new InvalidSessionError(`${name} has an unknown slice "${slice}"`);
    const error = findShapeError(initial.get(slice), content, slice);
    if (error)
      throw new InvalidSessionError(
        `${name} has an invalid ${slice}: ${error}`,
      );
  }
  return Object.fromEntries(contents);
};

const readState = (value: unknown = {}): RootState => {
  const contents = readSlices(value, 'the initial state');
  for (const [slice, content] of Object.entries(contents)) {
    const violation = violationIn({ ...INITIAL, [slice]: content });
    if (violation)
      throw new InvalidSessionError(
        `the initial state has an invalid ${slice}: ${violation}`,
      );
  }
  return { ...INITIAL, ...contents };
};

const readEvent = (value: unknown, name: string): UnknownAction => {
  if (!isRecord(value) || typeof value['type'] !== 'string')
    throw new InvalidSessionError(`${name} has no type`);
  return { ...value, type: value['type'] };
};

const isAppAction = ({ type }: UnknownAction) => !type.startsWith('@@');

const readStagedEvents = (history: Fields): readonly UnknownAction[] => {
  const { actionsById, skippedActionIds, stagedActionIds } = history;
  if (!isRecord(actionsById))
    throw new InvalidSessionError('actionsById is missing');
  const skipped = readArray(skippedActionIds ?? [], 'skippedActionIds');
  const staged = readArray(stagedActionIds, 'stagedActionIds');
  if (new Set(staged).size !== staged.length)
    throw new InvalidSessionError('stagedActionIds holds an id twice');
  const applied = staged.filter((id) => !skipped.includes(id));
  return applied.map((id) => {
    const entry = actionsById[String(id)];
    if (!isRecord(entry)) {
      throw new InvalidSessionError(
        `stagedActionIds names ${String(id)}, which actionsById does not hold`,
      );
    }
    return readEvent(entry['action'], `action ${String(id)}`);
  });
};

const readHistory = (history: Fields, preloadedState: unknown): Session => {
  const { committedState, computedStates } = history;
  const events = readStagedEvents(history);
  // After maxAge events the DevTools drop the oldest ones. The first computed
  // state is the one before the others.
  const [first] = readArray(computedStates ?? [], 'computedStates');
  const firstState = isRecord(first) ? first['state'] : undefined;
  const initial = committedState ?? preloadedState ?? firstState;
  return { initial: readState(initial), events: events.filter(isAppAction) };
};

export const readSession = (text: string): Session => {
  const file = parseObject(text, 'the file');
  if ('actionsById' in file) return readHistory(file, undefined);
  if (!('payload' in file))
    throw new InvalidSessionError(
      'the file is no export of the Redux DevTools: no payload, no actionsById',
    );
  const payload = unpack(file['payload'], 'payload');
  const preloadedState = unpack(file['preloadedState'], 'preloadedState');
  if (isRecord(payload)) return readHistory(payload, preloadedState);
  const events = readArray(payload, 'payload').map((value, i) =>
    readEvent(value, `event ${i + 1}`),
  );
  return {
    initial: readState(preloadedState),
    events: events.filter(isAppAction),
  };
};

export const readExpectation = (text: string): Expectation => {
  const { url, events, state, ...others } = parseObject(
    text,
    'the expectation',
  );
  const [unknown] = Object.keys(others);
  if (unknown !== undefined)
    throw new InvalidSessionError(
      `the expectation has an unknown field "${unknown}"`,
    );
  if (url !== undefined && typeof url !== 'string')
    throw new InvalidSessionError('the expected url is not a string');
  if (events !== undefined && typeof events !== 'number')
    throw new InvalidSessionError(
      'the expected number of events is not a number',
    );
  if (state === undefined) return { url, events };
  return { url, events, state: readSlices(state, 'the expected state') };
};
