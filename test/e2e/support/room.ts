import type { Page } from 'playwright-core';

/** What finds no room on a page: words beyond its edge, cut off or over one another, controls under something. */
export const crowded = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    // Not the window's inner width: on a phone it grows with whatever is too wide.
    const { clientWidth: room, scrollWidth } = document.documentElement;
    if (scrollWidth > room) faults.push(`${scrollWidth} px wide`);

    const modal = document.querySelector('dialog:modal');
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      (!modal || modal.contains(element));
    const above = (element: Element, is: (style: CSSStyleDeclaration) => boolean): Element | undefined => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        if (is(getComputedStyle(at))) return at;
      }
      return undefined;
    };
    const isForListeners = ({ clipPath }: CSSStyleDeclaration) => clipPath === 'inset(50%)';
    const rolls = ({ overflowX }: CSSStyleDeclaration) => overflowX === 'auto' || overflowX === 'scroll';
    const floats = ({ position }: CSSStyleDeclaration) => position === 'fixed' || position === 'sticky';
    const cuts = ({ overflow }: CSSStyleDeclaration) =>
      overflow.includes('hidden') || overflow.includes('clip');

    const words: { text: string; box: DOMRect; layer: Element | undefined }[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!element || !text || element.tagName === 'OPTION' || !isSeen(element)) continue;
      if (above(element, isForListeners)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const roll = above(element, (style) => rolls(style));
      const cut = above(element, cuts)?.getBoundingClientRect();
      for (const box of range.getClientRects()) {
        if (box.width < 1) continue;
        if (!roll && (box.left < -1 || box.right > room + 1)) faults.push(`beyond the edge: ${text}`);
        const isCut = cut && (box.right > cut.right + 1 || box.bottom > cut.bottom + box.height / 4);
        if (isCut && !roll) faults.push(`cut off: ${text}`);
        words.push({ text, box, layer: above(element, floats) });
      }
    }
    // A line of large letters is lower than the box of its font: only the middle of it counts.
    const overlap = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
      Math.min(a.bottom - a.height / 4, b.bottom - b.height / 4) -
        Math.max(a.top + a.height / 4, b.top + b.height / 4) >
        1;
    words.sort((a, b) => a.box.top - b.box.top);
    words.forEach((one, i) => {
      for (let j = i + 1; j < words.length; j++) {
        const other = words[j];
        if (!other || other.box.top > one.box.bottom) break;
        if (one.layer === other.layer && overlap(one.box, other.box)) {
          faults.push(`over one another: ${one.text} / ${other.text}`);
        }
      }
    });

    const from = window.scrollY;
    for (const control of document.querySelectorAll('a[href], button, input, select')) {
      if (!control.checkVisibility() || (modal && !modal.contains(control))) continue;
      if (above(control, isForListeners)) continue;
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const [box] = control.getClientRects();
      if (!box) continue;
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      const label = control instanceof HTMLInputElement ? control.closest('label') : null;
      if (!hit || !(control.contains(hit) || hit.contains(control) || label?.contains(hit))) {
        const name = control.getAttribute('aria-label') ?? control.textContent.trim();
        faults.push(`covered by ${hit?.tagName ?? 'the edge'}: ${control.tagName} ${name}`);
      }
    }
    window.scrollTo({ top: from, behavior: 'instant' });
    return faults;
  });
