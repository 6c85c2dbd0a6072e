import type { PageName } from '../../src/domain/paths';

/** The script among the built `assets` whose name begins so, without its hash. */
export const assetNamed = (assets: readonly string[], start: string): string | undefined =>
  assets.find((name) => name.startsWith(`${start}.`) && name.endsWith('.js'));

/** The script of a page alone, as its address; refuses a page whose `webpackChunkName` is not its name. */
export const chunkOf = (assets: readonly string[], page: PageName): string | undefined => {
  // What there is not is shown without a script of its own.
  if (page === 'unknown') return undefined;
  const name = assetNamed(assets, page);
  if (name === undefined) throw new Error(`No chunk is called "${page}": see src/app/routes.tsx.`);
  return `/assets/${name}`;
};
