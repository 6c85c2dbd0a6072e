import type { Page } from 'playwright-core';

/**
 * The controls of a page that are narrower or lower than 44 CSS pixels (WCAG
 * 2.5.5), with their size. The label of a field and a pseudo-element around a
 * control are part of the target. A link within a sentence may be as low as its
 * line (WCAG 2.5.8).
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const MIN_SIZE = 44;
    const controls =
      'a[href], button, input, select, textarea, summary, [tabindex="0"]';
    const modal = document.querySelector('dialog:modal');
    const isHidden = (element: Element) =>
      (modal !== null && !modal.contains(element)) ||
      !element.checkVisibility({ visibilityProperty: true }) ||
      getComputedStyle(element).clipPath === 'inset(50%)';
    const isWithinSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node instanceof Text && node.data.trim().length > 3,
      );
    const sizeOf = (element: Element) => {
      const around =
        element instanceof HTMLInputElement ? element.closest('label') : null;
      const { width, height } = (around ?? element).getBoundingClientRect();
      // The box of an inline element can be lower than its children.
      const inside = [...element.children].map((child) =>
        child.getBoundingClientRect(),
      );
      return {
        width: Math.max(width, ...inside.map((box) => box.width)),
        height: Math.max(height, ...inside.map((box) => box.height)),
      };
    };
    const isHitAround = (element: Element) => {
      element.scrollIntoView({
        block: 'center',
        inline: 'center',
        behavior: 'instant',
      });
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const reachX = Math.max((right - left) / 2, MIN_SIZE / 2) - 0.5;
      const reachY = Math.max((bottom - top) / 2, MIN_SIZE / 2) - 0.5;
      const ends = [
        [x - reachX, y],
        [x + reachX, y],
        [x, y - reachY],
        [x, y + reachY],
      ] as const;
      return ends.every(([atX, atY]) =>
        element.contains(document.elementFromPoint(atX, atY)),
      );
    };
    return [...document.querySelectorAll(controls)].flatMap((element) => {
      if (isHidden(element) || isWithinSentence(element)) return [];
      const { width, height } = sizeOf(element);
      if (width >= MIN_SIZE - 0.01 && height >= MIN_SIZE - 0.01) return [];
      if (isHitAround(element)) return [];
      const name = element.getAttribute('aria-label') ?? element.textContent;
      return `${element.tagName} ${name.trim()}: ${width.toFixed(0)} x ${height.toFixed(0)}`;
    });
  });
