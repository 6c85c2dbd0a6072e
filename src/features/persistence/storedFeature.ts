import type { RootState } from '../../app/rootReducer';
import type { AppStore } from '../../app/store';
import type { StorageArea } from '../../lib/safeStorage';

export type BrowserWindow = EventTarget & {
  readonly localStorage: StorageArea;
  readonly sessionStorage: StorageArea;
};

/** A feature whose slice the browser stores. */
export interface StoredFeature {
  /** Reads the stored slice before the store exists. Never rejects. */
  readonly load: () => Promise<Partial<RootState>>;
  /**
   * Stores every change of the slice from now on, and reports whether it is
   * stored. Returns a stop function.
   */
  readonly start: (store: AppStore) => () => void;
}
