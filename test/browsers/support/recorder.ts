import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

declare global {
  interface Window {
    /** The console messages of all pages of the tab. */
    messages?: () => readonly string[];
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
  for (const name of Object.keys(console))
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

/** Makes pages record console messages, which WebDriver does not report. */
export const addRecorder = async (folder: string) => {
  await writeFile(join(folder, 'assets/test.js'), `(${record.toString()})()`);
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
