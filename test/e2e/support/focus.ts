import type { Locator, Page } from 'playwright-core';

interface Focus {
  name: string;
  /** Why the focus is not visible. */
  problem: string | undefined;
}

/** Waits until this element has focus. */
export const untilFocused = (part: Locator) =>
  part.and(part.page().locator(':focus')).waitFor({ state: 'attached' });

/**
 * Whether the focused element is on the screen, has a focus ring and is not
 * covered. Runs in the page.
 */
export const focusInPage = (): Focus => {
  const focused = document.activeElement;
  if (!focused || focused === document.body)
    return { name: 'the page', problem: 'without focus' };

  const caption =
    focused instanceof HTMLInputElement ? focused.labels?.[0] : undefined;
  const text =
    focused.getAttribute('aria-label') ??
    caption?.textContent ??
    focused.textContent;
  const name = text.trim();

  // The ring may be drawn around the label of the control, an element inside
  // the label, or what covers a card.
  const label = focused.closest('label');
  const outlined = [
    focused,
    ...(label ? [label, ...label.querySelectorAll('*')] : []),
  ];
  const styles = [
    ...outlined.map((element) => getComputedStyle(element)),
    getComputedStyle(focused, '::after'),
  ];
  const hasRing = styles.some(
    ({ outlineStyle, outlineWidth }) =>
      outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
  );
  const needsNoRing = focused.matches('h1, main, p, [role="group"]');
  const [box] = focused.getClientRects();
  if (!box) return { name, problem: 'not rendered' };
  const left = Math.max(box.left, 0);
  const right = Math.min(box.right, window.innerWidth);
  const top = Math.max(box.top, 0);
  const bottom = Math.min(box.bottom, window.innerHeight);
  const isVisible =
    bottom - top >= Math.min(box.height, 24) &&
    right - left >= Math.min(box.width, 24);
  if (!isVisible)
    return { name, problem: `beyond the screen, at ${box.left} ${box.top}` };
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  const isCovered =
    !hit ||
    !(focused.contains(hit) || hit.contains(focused) || label?.contains(hit));
  if (isCovered)
    return { name, problem: `under ${hit?.tagName ?? 'the edge'}` };
  if (caption && !label) {
    const { x, y } = caption.getBoundingClientRect();
    if (!caption.contains(document.elementFromPoint(x + 1, y + 1)))
      return { name, problem: 'with its label covered' };
  }
  return {
    name,
    problem: hasRing || needsNoRing ? undefined : 'without a ring',
  };
};

export const readFocus = (page: Page) => page.evaluate(focusInPage);

export const focusedName = async (page: Page) => (await readFocus(page)).name;
