import type { Page } from 'playwright-core';

interface Focus {
  readonly name: string;
  /** What keeps a shopper from seeing where they are; nothing, as it should be. */
  readonly lost: string | undefined;
}

/** What has focus, by its name or its words. */
export const focused = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
  );

/** Waits until focus has come to an element of this kind. */
export const focusComesTo = async (page: Page, tag: 'BODY' | 'H1' | 'INPUT' | 'MAIN'): Promise<void> => {
  await page.waitForFunction((name) => document.activeElement?.tagName === name, tag);
};

/** Where focus is, and whether it can be seen: a ring around it, on the screen, and nothing that floats over it. */
export const focusInPage = (): Focus => {
  const here = document.activeElement;
  if (!here || here === document.body) return { name: 'the page', lost: 'on nothing' };

  const labelled = here.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const words = labelled.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  const labelText = here instanceof HTMLInputElement ? here.labels?.[0]?.textContent : undefined;
  const name = words || (here.getAttribute('aria-label') ?? labelText ?? here.textContent).trim();

  // A ring may be drawn by what stands for the control: the label around it, or a picture in that.
  const around = here.closest('label');
  const drawn = [here, ...(around ? [around, ...around.querySelectorAll('*')] : [])];
  const hasRing = drawn.some((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  });
  const isPlace = here.matches('h1, main, [role="status"]');
  const [box] = here.getClientRects();
  if (!box) return { name, lost: 'not drawn' };
  const left = Math.max(box.left, 0);
  const right = Math.min(box.right, window.innerWidth);
  const top = Math.max(box.top, 0);
  const bottom = Math.min(box.bottom, window.innerHeight);
  const isSeen = bottom - top >= Math.min(box.height, 24) && right - left >= Math.min(box.width, 24);
  if (!isSeen) return { name, lost: `beyond the screen, at ${box.left} ${box.top}` };
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  const isCovered = !hit || !(here.contains(hit) || hit.contains(here) || around?.contains(hit));
  if (isCovered) return { name, lost: `under ${hit?.tagName ?? 'the edge'}` };
  return { name, lost: hasRing || isPlace ? undefined : 'without a ring' };
};

export const focusOf = (page: Page): Promise<Focus> => page.evaluate(focusInPage);
