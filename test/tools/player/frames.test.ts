import type { UnknownAction } from '@reduxjs/toolkit';
import { modeToggled } from '../../../src/store/authUi';
import { itemAdded, lineRemoved } from '../../../src/store/cart';
import { fieldChanged } from '../../../src/store/checkout';
import { queryChanged, searchToggled, sortChanged } from '../../../src/store/filters';
import { navigated } from '../../../src/store/route';
import { framesOf } from '../../../tools/player/frames';
import { failingRanges, rowsOf, textOf } from '../../../tools/player/rows';
import { readSession } from '../../../tools/sessions/readSession';

const LINE = { productId: 'linen-camp-shirt-sand', size: 'M' };
/** No number is typed into a text field. */
const INVALID = { type: fieldChanged.type, payload: { field: 'city', text: 7 } };

const framesWith = (events: readonly UnknownAction[], expectation = {}) =>
  framesOf(readSession(JSON.stringify({ payload: events })), expectation);

describe('framesOf', () => {
  it('should begin with the initial state and show each event with its changes and its URL', () => {
    const frames = framesWith([navigated('/cart'), modeToggled()]);
    expect(frames.map(({ event, url, changes }) => [event?.type, url, changes])).toEqual([
      [undefined, '/', []],
      ['route/navigated', '/cart', ['route.pathname: "/" → "/cart"']],
      ['authUi/modeToggled', '/cart', ['authUi.mode: "login" → "signUp"']],
    ]);
    expect(frames.flatMap(({ failures }) => failures)).toEqual([]);
  });

  it('should show the violated invariants of each state', () => {
    const frames = framesWith([INVALID, navigated('/cart'), fieldChanged({ field: 'city', text: '' })]);
    const text = 'checkout: The form has its nine text fields; the payment method is one of three.';
    expect(frames.map(({ failures }) => failures)).toEqual([[], [text], [text], []]);
  });

  it('should end with the event at which a reducer throws', () => {
    const frames = framesWith([modeToggled(), queryChanged(''), { type: 'cart/itemAdded' }, modeToggled()]);
    expect(frames).toHaveLength(4);
    expect(frames[3]?.note).toBeUndefined();
    expect(frames[3]).toMatchObject({
      event: { type: 'cart/itemAdded' },
      state: { authUi: { mode: 'signUp' } },
      changes: [],
      failures: [expect.stringMatching(/^event 3, cart\/itemAdded: TypeError/)],
    });
  });

  it('should show differences from the expected end in the last frame', () => {
    expect(framesWith([modeToggled()], { url: '/cart', events: 1 })[1]?.failures).toEqual([
      'url: "/cart" → "/"',
    ]);
    expect(framesWith([], { events: 1 })[0]?.failures).toEqual(['events: 1 → 0']);
  });

  it('should mark an event that is ignored, and one that no slice has', () => {
    const frames = framesWith([queryChanged('coat'), { type: 'cart/emptied' }, modeToggled()]);
    expect(frames.map(({ note }) => note)).toEqual([undefined, 'ignored', 'unknown event', undefined]);
  });
});

describe('the cells of a frame', () => {
  const cellsWith = (...events: readonly UnknownAction[]) =>
    framesWith(events)
      .at(-1)
      ?.cells.map(({ slice, mode, to }) => [slice, mode, to]);

  it('should name the mode before and after the event', () => {
    expect(cellsWith(itemAdded(LINE))).toEqual([['cart', 'empty', 'filled']]);
    expect(cellsWith(itemAdded(LINE), lineRemoved(LINE))).toEqual([['cart', 'filled', 'empty']]);
  });

  it('should have no next mode if the event is ignored', () => {
    expect(cellsWith(queryChanged('coat'))).toEqual([['filters', 'closed', undefined]]);
    expect(framesWith([queryChanged('coat')])[1]?.cells[0]?.table['closed']).not.toContain(queryChanged.type);
  });

  it('should include the slices that an event of another slice changes, and those only', () => {
    expect(cellsWith(navigated('/Collections?q=coat'))).toEqual([['filters', 'closed', 'open']]);
    expect(cellsWith(itemAdded(LINE), lineRemoved(LINE), navigated('/'))).toEqual([
      ['cart', 'empty', 'empty'],
    ]);
  });

  it('should be empty for an event of a slice without modes', () => {
    expect(cellsWith(fieldChanged({ field: 'city', text: 'P' }))).toEqual([]);
  });
});

describe('rowsOf', () => {
  const city = (text: string) => fieldChanged({ field: 'city', text });

  it('should have one row for consecutive letters of one field', () => {
    const frames = framesWith([
      searchToggled(),
      queryChanged('c'),
      queryChanged('co'),
      city('P'),
      city('Pr'),
      city('Pro'),
      fieldChanged({ field: 'state', text: 'R' }),
      modeToggled(),
      city('Prov'),
    ]);
    expect(rowsOf(frames).map(({ first, last }) => [first, last])).toEqual([
      [0, 0],
      [1, 1],
      [2, 3],
      [4, 6],
      [7, 7],
      [8, 8],
      [9, 9],
    ]);
  });

  it('should have a row for each choice', () => {
    expect(rowsOf(framesWith([sortChanged('relevant'), sortChanged('low-to-high')]))).toHaveLength(3);
  });
});

describe('textOf', () => {
  it('should name the event and what its payload says', () => {
    const [initial, added] = framesWith([itemAdded(LINE)]);
    expect([textOf(initial), textOf(added)]).toEqual([
      'Initial state',
      'cart/itemAdded linen-camp-shirt-sand M',
    ]);
  });
});

describe('failingRanges', () => {
  it('should join consecutive frames that fail', () => {
    const valid = fieldChanged({ field: 'city', text: '' });
    const frames = framesWith([INVALID, modeToggled(), valid, modeToggled(), INVALID]);
    expect(failingRanges(frames)).toEqual([
      { first: 1, last: 2 },
      { first: 5, last: 5 },
    ]);
  });
});
