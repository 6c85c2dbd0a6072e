import { lookEverywhere } from './support/everyScene';

let found: Awaited<ReturnType<typeof lookEverywhere>>;
beforeAll(async () => {
  found = await lookEverywhere('desktop');
}, 600_000);

it('holds nothing against any scene, light or dark, on a desktop', () => {
  expect(found.axe).toEqual({});
});

it('has room for letters of twice the size on a desktop', () => {
  expect(found.withLargeLetters).toEqual({});
});

it('can be pressed everywhere on a desktop', () => {
  expect(found.targets).toEqual({});
});
