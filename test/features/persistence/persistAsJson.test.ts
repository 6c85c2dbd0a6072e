import { createAction } from '@reduxjs/toolkit';
import { rootReducer, type RootState } from '../../../src/app/rootReducer';
import {
  checkout,
  fieldChanged,
  paymentSelected,
} from '../../../src/features/checkout/checkoutSlice';
import { persistAsJson } from '../../../src/features/persistence/persistAsJson';
import { isRecord } from '../../../src/lib/guards';
import { createBrowser } from '../../support/fakeBrowser';

const KEY = 'weft.test';
const initial = checkout.getInitialState();

const synced = createAction<RootState['checkout']>('test/synced');

/** A slice in localStorage. */
const persistInAllTabs = persistAsJson({
  slice: checkout,
  key: KEY,
  read: (stored) => (isRecord(stored) ? { ...initial, ...stored } : undefined),
  synced,
});

const createTabs = () => {
  const browser = createBrowser(persistInAllTabs);
  const open = async () => {
    const tab = await browser.open();
    tab.store.replaceReducer((state, event) =>
      state && synced.match(event)
        ? { ...state, checkout: event.payload }
        : rootReducer(state, event),
    );
    const changes = () => tab.events.filter((type) => type === synced.type);
    return { ...tab, changes };
  };
  return { ...browser, open };
};

const TURIN = fieldChanged({ field: 'city', text: 'Turin' });

it('should be shown by other tabs, and by tabs that are opened later', async () => {
  const { open } = createTabs();
  const [one, other] = [await open(), await open()];
  one.dispatch(TURIN);
  other.dispatch(paymentSelected('strip'));
  for (const tab of [one, other, await open()]) {
    expect(tab.state().checkout.delivery.city).toBe('Turin');
    expect(tab.state().checkout.payment).toBe('strip');
  }
});

it('should be written by the tab of the change alone, and as another version wrote it', async () => {
  const { local, open } = createTabs();
  const [one, other] = [await open(), await open()];
  const text = '{"payment":"strip","ofANewerVersion":1}';
  one.browserWindow.localStorage.setItem(KEY, text);
  expect(other.changes()).toHaveLength(1);
  expect(one.changes()).toHaveLength(0);
  expect(local.get(KEY)).toBe(text);
});

it('should ignore values that are invalid or empty', async () => {
  const { open } = createTabs();
  const [one, other] = [await open(), await open()];
  const { localStorage } = one.browserWindow;
  one.dispatch(TURIN);
  localStorage.setItem(KEY, '{');
  localStorage.setItem(KEY, '');
  expect(other.changes()).toHaveLength(1);
  expect(other.state().checkout.delivery.city).toBe('Turin');
});

it.each([KEY, null])(
  'should be the initial slice when another tab has removed it: key %s',
  async (key) => {
    const { local, open } = createTabs();
    const tab = await open();
    tab.dispatch(TURIN);
    local.clear();
    tab.browserWindow.dispatchEvent(new StorageEvent('storage', { key }));
    expect(tab.state().checkout).toEqual(initial);
    expect(local.size).toBe(0);
  },
);

it('should keep what could not be stored when another key changes', async () => {
  const { quota, open } = createTabs();
  const tab = await open();
  tab.dispatch(TURIN);
  quota.isReached = true;
  tab.dispatch(paymentSelected('strip'));
  const ofOtherKey = new StorageEvent('storage', { key: 'weft.other' });
  tab.browserWindow.dispatchEvent(ofOtherKey);
  expect(tab.state().checkout.payment).toBe('strip');
});

it('should be read again by a tab that the browser kept without events', async () => {
  const { local, open } = createTabs();
  const tab = await open();
  local.set(KEY, '{"payment":"strip"}');
  tab.browserWindow.dispatchEvent(new Event('pageshow'));
  expect(tab.state().checkout.payment).toBe('strip');
  tab.browserWindow.dispatchEvent(new Event('pageshow'));
  expect(tab.changes()).toHaveLength(1);
});
