/** The elements of a role, which WebDriver cannot find by it. */
export const SELECTORS = {
  button: 'button',
  checkbox: 'input[type="checkbox"]',
  combobox: 'select',
  dialog: 'dialog',
  heading: 'h1, h2, h3',
  link: 'a[href]',
  radio: 'input[type="radio"]',
  searchbox: 'input[type="search"]',
  spinbutton: 'input[type="number"]',
  textbox:
    'input:not([type]), input[type="text"], input[type="email"], input[type="tel"]',
} as const;
export type Role = keyof typeof SELECTORS;

export type Key = ' ' | 'ArrowRight' | 'ArrowUp' | 'Enter' | 'Escape' | 'Tab';

/** A visible element. */
export interface Target {
  readonly click: () => Promise<void>;
  readonly hover: () => Promise<void>;
  /** Chooses the option with this value. */
  readonly select: (value: string) => Promise<unknown>;
}

export interface Tab {
  readonly goto: (url: string) => Promise<unknown>;
  readonly back: () => Promise<unknown>;
  readonly reload: () => Promise<unknown>;
  /** The first visible element with this role and this accessible name. */
  readonly find: (role: Role, name: string) => Promise<Target | undefined>;
  readonly clickAt: (x: number, y: number) => Promise<void>;
  readonly pressKey: (key: Key, modifier?: 'Shift') => Promise<void>;
  /** Types into the focused element, key by key. */
  readonly type: (text: string) => Promise<void>;
  readonly evaluate: <T>(
    run: (...args: string[]) => T,
    ...args: string[]
  ) => Promise<Awaited<T>>;
}

/** A browser with empty storage and caches. */
export interface Profile {
  /**
   * In a window of its own: a tab behind another one is hidden, and shows the
   * cart of the other tabs only later. `report` is called with each console
   * message, if the protocol reports them.
   */
  readonly openTab: (report: (message: string) => void) => Promise<Tab>;
  readonly close: () => Promise<void>;
}

export interface Viewport {
  readonly width: number;
  readonly height: number;
}

export interface Engine {
  readonly openProfile: (viewport: Viewport) => Promise<Profile>;
  readonly close: () => Promise<void>;
}
