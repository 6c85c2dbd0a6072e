import type { Page } from 'playwright-core';

/** Everything that is pressed, ticked, typed into or followed. */
const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/**
 * The controls of a page that are smaller than `least` CSS pixels either way, with their size. A field's label
 * counts with it where it is pressed for it, and so does what a control lays around itself to be pressed; a link
 * within a sentence may be as low as its line (WCAG 2.5.8).
 */
export const smallTargets = (page: Page, least: number): Promise<string[]> =>
  page.evaluate(
    ([selector, smallest]) => {
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
        const around = element instanceof HTMLInputElement ? element.closest('label') : null;
        const { width, height } = (around ?? element).getBoundingClientRect();
        // A line of text is as high as what it holds.
        const inside = [...element.children].map((child) => child.getBoundingClientRect());
        return {
          width: Math.max(width, ...inside.map((box) => box.width)),
          height: Math.max(height, ...inside.map((box) => box.height)),
        };
      };
      const isPressedAround = (element: Element) => {
        element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        const reachX = Math.max((right - left) / 2, smallest / 2) - 0.5;
        const reachY = Math.max((bottom - top) / 2, smallest / 2) - 0.5;
        const ends = [
          [x - reachX, y],
          [x + reachX, y],
          [x, y - reachY],
          [x, y + reachY],
        ] as const;
        return ends.every(([atX, atY]) => element.contains(document.elementFromPoint(atX, atY)));
      };
      return [...document.querySelectorAll(selector)].flatMap((element) => {
        if (isHidden(element) || isWithinSentence(element)) return [];
        const { width, height } = sizeOf(element);
        if (width >= smallest - 0.01 && height >= smallest - 0.01) return [];
        if (isPressedAround(element)) return [];
        const name = element.getAttribute('aria-label') ?? element.textContent;
        return `${element.tagName} ${name.trim()}: ${width.toFixed(0)} x ${height.toFixed(0)}`;
      });
    },
    [CONTROLS, least] as const,
  );
