import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { german } from '../../../languages/german';
import { translatePage } from '../../support/translator';
import { openPageState, pageStatesAt } from '../../support/browser/pageStates';
import { axeViolations } from '../support/axe';
import { DEVICES, load, PAGES, SHOP, twoFrames, visitBlank } from '../support';
import { findLayoutFaults } from '../support/layoutFaults';

const TRANSLATION = `
  new MutationObserver((_, observer) => {
    if (document.documentElement.dataset.start !== 'done') return;
    observer.disconnect();
    (${translatePage.toString()})();
  }).observe(document, { attributeFilter: ['data-start'], subtree: true });
`;

/** The values of WCAG 1.4.12. */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`;

/** More cards are the same elements again. */
const FEW_CARDS = 'main li:nth-child(n + 7) { display: none }';

interface Layout {
  width: number;
  height: number;
  style?: string;
  /** The font size of the browser. */
  font?: number;
  isGerman?: boolean;
}

/** The layouts in which each page state is checked. */
const LAYOUTS: readonly Layout[] = [
  { width: 280, height: 740, font: 32 },
  { width: 320, height: 256, style: TEXT_SPACING },
  { width: 768, height: 800, style: TEXT_SPACING },
  { width: 900, height: 800, font: 32 },
  DEVICES.desktop.viewport,
  // The last one, because its texts stay.
  { width: 320, height: 740, font: 32, isGerman: true },
];

/** What differs between a mouse and a finger, or begins with a wide window. */
const STATES_OF_DESKTOP = [
  'home',
  'collections',
  'cloth',
  'product',
  'placeOrder',
  'profile-menu',
];

const setStyle = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);

const VALUE = /\{(\w+)\}/g;

/** Finds each text of the shop, and replaces it by the German one. */
const PHRASES = Object.entries(german.texts).map(([english, label]) => [
  `^${english.replaceAll(/[().?|]/g, String.raw`\$&`).replaceAll(VALUE, '(?<$1>.+)')}$`,
  (typeof label === 'string' ? label : label.other).replaceAll(VALUE, '$<$1>'),
]);

/** Shows the longer labels of another language, with the same values. */
const showGerman = (phrases: string[][]) => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const words = text.nodeValue?.trim() ?? '';
    for (const [pattern = '', label = ''] of phrases) {
      if (!new RegExp(pattern).test(words)) continue;
      text.nodeValue = words.replace(new RegExp(pattern), label);
      break;
    }
  }
};

/** Opens a tab whose window and font size change with the layouts. */
const openTab = async (options: Parameters<typeof visitBlank>[0]) => {
  const page = await visitBlank(options);
  const session = await page.context().newCDPSession(page);
  const setLayout = async ({
    width,
    height,
    style,
    font = 16,
    isGerman,
  }: Layout) => {
    await page.setViewportSize({ width, height });
    await session.send('Page.setFontSizes', { fontSizes: { standard: font } });
    await setStyle(page, FEW_CARDS + (style ?? ''));
    // React renders some parts after the styles have changed.
    await twoFrames(page);
    if (!isGerman) return;
    await page.evaluate(showGerman, PHRASES);
    await page.getByText('Zum Inhalt springen').waitFor({ state: 'attached' });
  };
  return { page, setLayout };
};

type Tab = Awaited<ReturnType<typeof openTab>>;

/** The faults of a page state in a layout. */
const faultsIn = async (
  { page, setLayout }: Tab,
  name: string,
  layout: Layout,
) => {
  const { width, font = 16, isGerman } = layout;
  await setLayout(layout);
  return (await findLayoutFaults(page))
    .filter(
      (fault) =>
        // Large text leaves a control less room.
        !(font > 16 && fault.startsWith('smaller')) &&
        // The open profile menu covers links below it.
        !(name === 'profile-menu' && fault.startsWith('covered by A')),
    )
    .map((fault) => `${width} px${isGerman ? ', German' : ''} | ${fault}`);
};

/** A link, at which a line cannot break, in each text of the shop. */
const addLinks = () => {
  const texts = 'p, dt, dd, h1, h2, h3, li, address, legend, main a, footer a';
  for (const text of document.querySelectorAll(texts))
    if (getComputedStyle(text).whiteSpace !== 'nowrap')
      text.append(` https://example.com/${'folder-'.repeat(20)}`);
};

/** Each kind of text is in one of them. */
const CHECKED_WITH_LINKS = [
  'home',
  'about',
  'contact',
  'product',
  'undo',
  'orders',
];

/** The widths at which the page is wider than the window with long links. */
const faultsWithLinks = async ({ page, setLayout }: Tab) => {
  await page.evaluate(addLinks);
  const faults: string[] = [];
  for (const width of [320, 600, 768, 1024, 1280]) {
    await setLayout({ width, height: 800 });
    const scrollWidth = await page.evaluate(
      () => document.documentElement.scrollWidth,
    );
    if (scrollWidth > width) faults.push(`${scrollWidth} px with links`);
  }
  return faults;
};

/** Ends the check of a page state that hangs. */
const LIMIT_MS = 120_000;

it('should have no violation or layout fault', async () => {
  const faults: string[] = [];
  const checkState = async (
    tab: Tab,
    device: 'desktop' | 'phone',
    name: string,
  ) => {
    await tab.setLayout(DEVICES[device].viewport);
    await openPageState(tab.page, SHOP, name);
    await setStyle(tab.page, FEW_CARDS);
    const found: string[] = [];
    if (device === 'desktop' || !STATES_OF_DESKTOP.includes(name))
      found.push(...(await axeViolations(tab.page)));
    for (const layout of LAYOUTS)
      if (device === 'phone' || layout.width >= 768)
        found.push(...(await faultsIn(tab, name, layout)));
    if (device === 'phone' && CHECKED_WITH_LINKS.includes(name))
      found.push(...(await faultsWithLinks(tab)));
    faults.push(...found.map((fault) => `${name} | ${device} | ${fault}`));
  };
  const check = async (
    device: 'desktop' | 'phone',
    states: readonly string[],
    before = '',
  ) => {
    const tab = await openTab({ ...DEVICES[device], before });
    for (const name of states) {
      const limit = setTimeout(LIMIT_MS, undefined, { ref: false });
      await Promise.race([
        checkState(tab, device, name),
        limit.then(() => Promise.reject(new Error(`${name} hangs.`))),
      ]);
    }
  };
  await check('desktop', STATES_OF_DESKTOP);
  // A phone shows a translated page: no action may break it. It may be as wide
  // as a desktop.
  await check('phone', pageStatesAt(DEVICES.phone.viewport.width), TRANSLATION);
  expect(faults).toEqual([]);
});

it('should keep the icons of the header apart with large text', async () => {
  const { page, setLayout } = await openTab(DEVICES.phone);
  await load(page, '/');
  await setLayout({ ...DEVICES.phone.viewport, font: 32 });
  const gaps = await page.locator('header .lucide').evaluateAll((icons) => {
    const boxes = icons
      .map((icon) => icon.getBoundingClientRect())
      .filter(({ width }) => width > 0);
    return boxes.slice(1).map(({ left }, i) => left - (boxes[i]?.right ?? 0));
  });
  expect(gaps).toHaveLength(3);
  expect(Math.min(...gaps)).toBeGreaterThan(8);
});

// Orca goes from the heading to a control if their common ancestor is `main`,
// which can take the focus.
it('should have one element around the page in the tree of Chromium', async () => {
  const page = await visitBlank();
  const session = await page.context().newCDPSession(page);
  for (const { path } of [PAGES.collections, PAGES.product]) {
    await load(page, path);
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const main = nodes.find(({ role }) => role?.value === 'main');
    const within = nodes.filter(({ parentId }) => parentId === main?.nodeId);
    expect(within.at(-1)).toMatchObject({ ignored: false });
  }
});
