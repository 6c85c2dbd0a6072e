import type { Page } from 'playwright-core';
import { german } from '../../../languages/german';
import { translatePage } from '../../support/translator';
import { pageStatesAt } from '../../support/browser/pageStates';
import { axeViolations } from '../support/axe';
import {
  type Device,
  DEVICES,
  twoFrames,
  visitState,
  visitTranslatedState,
} from '../support';
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
const FEW_CARDS = 'main li:nth-child(n + 13) { display: none }';

interface Layout {
  width: number;
  height: number;
  style?: string;
  /** The font size of the browser. */
  font?: number;
}

/** The layouts in which each page state of a device is checked. */
const LAYOUTS: Readonly<Record<Device, readonly Layout[]>> = {
  phone: [
    { width: 280, height: 740, font: 32 },
    { width: 320, height: 256 },
    { ...DEVICES.phone.viewport, style: TEXT_SPACING },
  ],
  desktop: [
    { width: 900, height: 800, font: 32 },
    { width: 768, height: 800, style: TEXT_SPACING },
    DEVICES.desktop.viewport,
  ],
};

/** What a phone shows and a desktop does not: bars, strips and sheets. */
const CHECKED_BY_AXE_ON_PHONE = [
  'home',
  'collections',
  'product',
  'cart',
  'mobile-menu',
  'filter-sheet',
];

const setStyle = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);

const findFaultsIn = async (
  page: Page,
  name: string,
  { width, height, style = '', font = 16 }: Layout,
) => {
  const session = await page.context().newCDPSession(page);
  await page.setViewportSize({ width, height });
  await setStyle(page, FEW_CARDS + style);
  await session.send('Page.setFontSizes', { fontSizes: { standard: font } });
  // React renders some parts after the styles have changed.
  await twoFrames(page);
  return (await findLayoutFaults(page)).filter(
    (fault) =>
      // Large text leaves a control less room.
      !(font > 16 && fault.startsWith('smaller')) &&
      // The open profile menu covers links below it.
      !(name === 'profile-menu' && fault.startsWith('covered by A')),
  );
};

const states = (['desktop', 'phone'] as const).flatMap((device) =>
  pageStatesAt(DEVICES[device].viewport.width).map(
    (name) => [name, device] as const,
  ),
);

it.each(states)(
  'should have no violation or layout fault: %s on a %s',
  async (name, device) => {
    const page = await visitState(name, {
      ...DEVICES[device],
      // A phone shows a translated page: no action may break it.
      ...(device === 'phone' && { before: TRANSLATION }),
    });
    await setStyle(page, FEW_CARDS);
    if (device === 'desktop' || CHECKED_BY_AXE_ON_PHONE.includes(name))
      expect(await axeViolations(page)).toEqual([]);
    for (const layout of LAYOUTS[device])
      expect([layout.width, await findFaultsIn(page, name, layout)]).toEqual([
        layout.width,
        [],
      ]);
  },
);

it.each(pageStatesAt(DEVICES.phone.viewport.width))(
  'should have no layout fault in German with large text: %s on a phone',
  async (name) => {
    const page = await visitTranslatedState(name, german, DEVICES.phone);
    const skipLink = page.getByRole('link', { name: 'Zum Inhalt springen' });
    expect(await skipLink.count()).toBe(1);
    const layout = { width: 320, height: 740, font: 32 };
    expect(await findFaultsIn(page, name, layout)).toEqual([]);
  },
);

it('should keep the icons of the header apart with large text', async () => {
  const page = await visitState('home', DEVICES.phone);
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  const gaps = await page.locator('header .lucide').evaluateAll((icons) => {
    const boxes = icons
      .map((icon) => icon.getBoundingClientRect())
      .filter(({ width }) => width > 0);
    return boxes.slice(1).map(({ left }, i) => left - (boxes[i]?.right ?? 0));
  });
  expect(gaps).toHaveLength(3);
  expect(Math.min(...gaps)).toBeGreaterThan(8);
});

/** A link, at which a line cannot break, in each text of the shop. */
const addLinks = () => {
  const texts = 'p, dt, dd, h1, h2, h3, li, address, legend, main a, footer a';
  for (const text of document.querySelectorAll(texts))
    if (getComputedStyle(text).whiteSpace !== 'nowrap')
      text.append(` https://example.com/${'folder-'.repeat(20)}`);
};

it('should not be wider than the window where a text contains a long link', async () => {
  const wide: string[] = [];
  for (const name of [
    'home',
    'about',
    'contact',
    'product',
    'undo',
    'orders',
  ]) {
    const page = await visitState(name, DEVICES.desktop);
    await page.evaluate(addLinks);
    for (const width of [320, 600, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const scrollWidth = await page.evaluate(
        () => document.documentElement.scrollWidth,
      );
      if (scrollWidth > width) wide.push(`${name}, ${width}: ${scrollWidth}`);
    }
  }
  expect(wide).toEqual([]);
});

// Orca goes from the heading to a control if their common ancestor is `main`,
// which can take the focus.
it.each(['collections', 'product'])(
  'should have one element around the page in the tree of Chromium: %s',
  async (state) => {
    const page = await visitState(state, DEVICES.desktop);
    const session = await page.context().newCDPSession(page);
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const main = nodes.find(({ role }) => role?.value === 'main');
    const within = nodes.filter(({ parentId }) => parentId === main?.nodeId);
    expect(within.at(-1)).toMatchObject({ ignored: false });
  },
);
