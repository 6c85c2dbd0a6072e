import { openCartKeeper } from '../../src/effects/cartKeeper';
import { openStorage } from '../../src/effects/safeStorage';
import { recallCart } from '../../src/effects/storedRecords';
import { SHIRT, SKIRT } from '../support/arbitraries';

const storage = openStorage(() => localStorage);

const aKeeper = (readAll = () => Promise.resolve(new Map<string, unknown>())) => {
  const put = jest.fn();
  const onMerged = jest.fn();
  const onStored = jest.fn();
  const keeper = openCartKeeper(recallCart(storage), {
    storage,
    database: { put, readAll, close: () => undefined },
    onMerged,
    onStored,
  });
  return { keeper, put, onMerged, onStored };
};

const names = () => storage.keys().map((key) => key.split('.').slice(3).join('.'));

it('writes all that it knows again once the browser has cleared the storage under it', () => {
  const { keeper, onStored } = aKeeper();
  keeper.follow({ [SHIRT]: { M: 1 } }, true);
  localStorage.clear();
  keeper.follow({ [SHIRT]: { M: 1 }, [SKIRT]: { S: 1 } }, true);
  expect(names().toSorted()).toEqual([`${SHIRT}.M`, `${SKIRT}.S`]);
  expect(onStored).toHaveBeenLastCalledWith(true);
});

it('brings both copies to what either knows', async () => {
  const first = aKeeper();
  first.keeper.follow({ [SHIRT]: { M: 1 } }, true);
  const [key = ''] = storage.keys();
  const text = storage.read(key);
  localStorage.clear();
  const { keeper, put, onMerged } = aKeeper(() => Promise.resolve(new Map([[`${SHIRT}.M`, text]])));
  keeper.follow({ [SKIRT]: { S: 2 } }, true);
  await keeper.compareCopies();
  expect(names().toSorted()).toEqual([`${SHIRT}.M`, `${SKIRT}.S`]);
  expect(onMerged).toHaveBeenCalledTimes(1);
  expect(put).toHaveBeenLastCalledWith(`${SKIRT}.S`, expect.anything());
});
