import type { ComponentType } from 'react';
import { ErrorFallback } from './errors/ErrorFallback';

/** A page that is a chunk of its own: who visits one does not pay for the others. */
export interface Page {
  /** Nothing where it is loaded already; rejects where it cannot be. */
  readonly load: () => Promise<void> | undefined;
  /** What `load` has brought, or what says that it could not. */
  readonly Component: ComponentType;
}

/** A page by the way to its chunk. */
export const lazyPage = (fetchPage: () => Promise<ComponentType>): Page => {
  let Loaded: ComponentType | undefined;
  let loading: Promise<void> | undefined;
  let failure: unknown;

  const fetchOnce = async () => {
    try {
      Loaded = await fetchPage();
    } catch (error) {
      failure = error;
      throw error;
    } finally {
      // A later visit may try again.
      loading = undefined;
    }
  };
  const load = () => (Loaded ? undefined : (loading ??= fetchOnce()));
  const Component = () => (Loaded ? <Loaded /> : <ErrorFallback error={failure} />);
  return { load, Component };
};
