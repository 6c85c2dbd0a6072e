import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

declare global {
  interface Window {
    /** The console messages of all pages of the tab. */
    readonly messages?: () => readonly string[];
    /**
     * The largest movement of an element of the first screen since the first
     * paint, in px.
     */
    readonly shift?: () => number;
  }
}

const record = () => {
  const KEY = 'test.messages';
  const messages = () =>
    (sessionStorage.getItem(KEY) ?? '').split('\n').filter(Boolean);
  const add = (...parts: unknown[]) =>
    sessionStorage.setItem(
      KEY,
      [...messages(), parts.map(String).join(' ')].join('\n'),
    );
  for (const name of [
    'debug',
    'log',
    'info',
    'warn',
    'error',
    'trace',
    'assert',
  ] as const)
    Reflect.set(console, name, (...parts: unknown[]) =>
      add(`console.${name}`, ...parts),
    );
  let isLeft = false;
  addEventListener('beforeunload', () => (isLeft = true));
  const onError = (event: Event) => {
    if (event instanceof ErrorEvent) add('uncaught', event.message);
    // The worker answers a missing image with one that cannot be decoded.
    else if (
      event.target instanceof HTMLImageElement &&
      sessionStorage.getItem('test.offline')
    )
      return;
    // WebKit also reports loads that it cancels on navigation.
    else if (!isLeft)
      add(
        'not loaded',
        event.target instanceof Element ? event.target.outerHTML : '',
      );
  };
  addEventListener('error', onError, true);
  addEventListener('unhandledrejection', ({ reason }) =>
    add('rejected', reason),
  );
  addEventListener(
    'securitypolicyviolation',
    ({ violatedDirective, blockedURI }) =>
      add('policy', violatedDirective, blockedURI),
  );
  Object.assign(window, { messages });
};

const watchLayout = () => {
  const frames: {
    readonly time: number;
    readonly tops: ReadonlyMap<Element, number>;
  }[] = [];
  const onFrame = () => {
    const tops = new Map<Element, number>();
    for (const element of document.querySelectorAll(
      'h1, h2, h3, p, label, button',
    )) {
      const { top, height } = element.getBoundingClientRect();
      if (height > 0 && top < innerHeight) tops.set(element, top);
    }
    frames.push({ time: performance.now(), tops });
    requestAnimationFrame(onFrame);
  };
  requestAnimationFrame(onFrame);
  const shift = () => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const first = frames
      .filter(
        ({ time, tops }) => paint && time <= paint.startTime && tops.size > 0,
      )
      .at(-1);
    const last = frames.at(-1);
    if (!first || !last) throw new Error('Nothing is painted.');
    return Math.max(
      ...[...first.tops].map(([element, top]) =>
        Math.abs((last.tops.get(element) ?? top) - top),
      ),
    );
  };
  Object.assign(window, { shift });
};

/** Makes the pages of a build run this function before their scripts. */
const addScript = (run: () => void) => async (folder: string) => {
  await writeFile(join(folder, 'assets/test.js'), `(${run.toString()})()`);
  const pages = (await readdir(folder, { recursive: true })).filter((name) =>
    name.endsWith('.html'),
  );
  for (const page of pages.map((name) => join(folder, name))) {
    const html = await readFile(page, 'utf8');
    await writeFile(
      page,
      html.replace('<title>', '<script src="/assets/test.js"></script>$&'),
    );
  }
};

/** Makes pages record console messages, which WebDriver does not report. */
export const addRecorder = addScript(record);

/** Makes pages measure their layout in each frame. */
export const addLayoutWatch = addScript(watchLayout);
