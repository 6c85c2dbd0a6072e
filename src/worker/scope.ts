// What TypeScript's library for pages does not know of a service worker: only what the shop asks of it. The
// library for workers cannot stand beside the one for pages.

/** What one edition of the shop is made of: its files by path. A file whose name holds no hash has its SHA-256 beside it. */
export interface Precache {
  readonly version: string;
  readonly files: Readonly<Record<string, string>>;
}

interface LastingEvent extends Event {
  /** The worker is kept alive until this has ended. */
  readonly waitUntil: (work: Promise<unknown>) => void;
}

export interface AskedEvent extends LastingEvent {
  readonly request: Request;
  /** What the browser has asked for already while the worker woke up; nothing for most requests. */
  readonly preloadResponse: Promise<Response | undefined>;
  readonly respondWith: (answer: Promise<Response>) => void;
}

interface ToldEvent extends LastingEvent {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}

interface Events {
  readonly install: LastingEvent;
  readonly activate: LastingEvent;
  readonly fetch: AskedEvent;
  readonly message: ToldEvent;
}

interface Tabs {
  readonly type: 'window';
  /** Those too that another worker of the shop, or none, answers. */
  readonly includeUncontrolled?: boolean;
}

export interface WorkerScope {
  /** Written above the worker's code by the build. */
  readonly edition: Precache;
  readonly location: { readonly origin: string };
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly matchAll: (tabs: Tabs) => Promise<readonly unknown[]>;
  };
  readonly registration: { readonly navigationPreload?: { readonly enable: () => Promise<void> } };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: <Name extends keyof Events>(
    name: Name,
    hear: (event: Events[Name]) => void,
  ) => void;
}
