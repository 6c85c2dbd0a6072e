import { lookEverywhere } from './support/everyScene';

let found: Awaited<ReturnType<typeof lookEverywhere>>;
beforeAll(async () => {
  found = await lookEverywhere('phone');
}, 600_000);

it('holds nothing against any scene, light or dark, on a phone', () => {
  expect(found.axe).toEqual({});
});

it('has room for everything at 320 px, also at 400 %', () => {
  expect(found.at320).toEqual({});
});

it('has room for letters of twice the size on a phone', () => {
  expect(found.withLargeLetters).toEqual({});
});

it('can be pressed everywhere on a phone', () => {
  expect(found.targets).toEqual({});
});
