import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium, type BrowserContext, type Page } from 'playwright-core';
import { launchOptions } from '../../../tools/browser/launch';

/**
 * The Redux DevTools in Chrome's web store. The key in their manifest gives
 * them the same id here.
 */
const ID = 'lmhkpmbekcpmknklioeibfkpmmfibljd';
const ARCHIVE = join(
  __dirname,
  `../../../node_modules/@tomjs/electron-devtools-files/extensions/${ID}.crx`,
);

// The Chromium of @sparticuz/chromium has no extensions, and Google Chrome
// ignores --load-extension.
const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const unpack = async (folder: string): Promise<void> => {
  const crx = await readFile(ARCHIVE);
  const zip = join(folder, 'extension.zip');
  // A CRX file is a ZIP file after 12 bytes and a signature, whose length is in
  // the last 4 of them.
  await writeFile(zip, crx.subarray(12 + crx.readUInt32LE(8)));
  await promisify(execFile)('unzip', ['-q', zip, '-d', folder]).catch(
    (error: unknown) => {
      throw new Error(
        'The Redux DevTools are not unpacked: apt-get install unzip.',
        { cause: error },
      );
    },
  );
};

/** Starts Chromium with the Redux DevTools and an empty profile. */
export const launchWithDevTools = async () => {
  const executablePath =
    process.env['CHROME_PATH'] ?? INSTALLED.find((path) => existsSync(path));
  if (!executablePath)
    throw new Error(
      'No Chromium with extensions found: apt-get install chromium, or set CHROME_PATH.',
    );
  const folder = await mkdtemp(join(tmpdir(), 'weft-devtools-'));
  await unpack(folder);
  const { args } = await launchOptions();
  const context = await chromium.launchPersistentContext('', {
    executablePath,
    args: [
      ...args,
      `--disable-extensions-except=${folder}`,
      `--load-extension=${folder}`,
    ],
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  });
  const close = async () => {
    await context.close();
    await rm(folder, { recursive: true });
  };
  return { context, close };
};

/** What a user can do in the panel of the Redux DevTools. */
const panelActions = (panel: Page) => {
  const rows = panel.getByTestId('actionListRows').locator('[data-id]');
  const row = (index: number) => rows.nth(index);
  const button = (name: string) =>
    panel.getByRole('button', { name, exact: true });
  const clickInRow = async (index: number, name: 'Jump' | 'Skip') => {
    await row(index).hover();
    await row(index).getByText(name, { exact: true }).click();
  };
  return {
    page: panel,
    /** The rows; the first is `@@INIT`. */
    rows: () =>
      rows.evaluateAll((all) =>
        all.map(({ firstElementChild }) => firstElementChild?.textContent),
      ),
    select: (index: number) => row(index).click(),
    jump: (index: number) => clickInRow(index, 'Jump'),
    /** Skips an event, or applies it again. */
    skip: (index: number) => clickInRow(index, 'Skip'),
    /** Moves the slider to a state. */
    slide: (index: number) => panel.getByRole('slider').fill(String(index)),
    openTab: (name: 'Test' | 'Trace') =>
      panel.getByText(name, { exact: true }).first().click(),
    /**
     * The text of the tab Test. Its editor shows an empty line as a space
     * without width.
     */
    test: async () => {
      const lines = await panel.locator('.CodeMirror-line').allTextContents();
      return lines.join('\n').replaceAll('\u200B', '');
    },
    /** The text of the file that Export saves. */
    exportFile: async () => {
      const downloaded = panel.waitForEvent('download');
      await button('Export to a file').click();
      return readFile(await (await downloaded).path(), 'utf8');
    },
    importFile: async (text: string) => {
      const chosen = panel.waitForEvent('filechooser');
      await button('Import from a file').click();
      const file = {
        name: 'session.json',
        mimeType: 'application/json',
        buffer: Buffer.from(text),
      };
      await (await chosen).setFiles(file);
    },
    persist: () => button('Persist state history').click(),
    /** Dispatches an event with a payload in JavaScript. */
    dispatch: async (type: string, payload: string) => {
      await button('Show dispatcher').click();
      await panel.getByRole('combobox').last().press('ArrowDown');
      await panel.getByRole('option', { name: `${type}(payload)` }).click();
      // The last but one: the last field holds further arguments.
      await panel.locator('.CodeMirror').nth(-2).click();
      await panel.keyboard.insertText(payload);
      await button('Dispatch').click();
    },
  };
};

export type Panel = ReturnType<typeof panelActions>;

/**
 * Opens the panel of the Redux DevTools in a window: the tab of the shop would
 * be hidden, and slow.
 */
export const openPanel = async (context: BrowserContext): Promise<Panel> => {
  const opened = context.waitForEvent('page');
  const session = await context.browser()?.newBrowserCDPSession();
  await session?.send('Target.createTarget', {
    url: 'about:blank',
    newWindow: true,
  });
  const panel = await opened;
  await panel.setViewportSize({ width: 1280, height: 900 });
  await panel
    .goto(`chrome-extension://${ID}/devpanel.html#popup`)
    .catch((error: unknown) => {
      throw new Error('This browser does not load extensions.', {
        cause: error,
      });
    });
  return panelActions(panel);
};
