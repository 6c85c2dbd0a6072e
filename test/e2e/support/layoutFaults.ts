import type { Page } from 'playwright-core';

/**
 * Finds horizontal overflow, text that is cut off, overlaps other text, also
 * below a transparent bar, or is wider than its scroller, controls that are
 * covered or too small, what covers sticky elements after a scroll, and what
 * Firefox says of scrollers and forms.
 */
export const findLayoutFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    // The inner width of the window would grow with overflowing content on a
    // phone.
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth > clientWidth) faults.push(`${scrollWidth} px wide`);

    const modal = document.querySelector('dialog:modal');
    const isVisible = (element: Element) =>
      element.checkVisibility({
        visibilityProperty: true,
        opacityProperty: true,
      }) &&
      (!modal || modal.contains(element));
    const closestWith = (
      element: Element | null,
      hasStyle: (style: CSSStyleDeclaration) => boolean,
    ) => {
      let at = element;
      while (at && !hasStyle(getComputedStyle(at))) at = at.parentElement;
      return at;
    };
    const isVisuallyHidden = ({ clipPath }: CSSStyleDeclaration) =>
      clipPath === 'inset(50%)';
    const isScrollable = ({ overflowX }: CSSStyleDeclaration) =>
      overflowX === 'auto' || overflowX === 'scroll';
    const isFloating = ({ position }: CSSStyleDeclaration) =>
      position === 'fixed' || position === 'sticky';
    const isClipping = ({ overflow }: CSSStyleDeclaration) =>
      overflow.includes('hidden') || overflow.includes('clip');

    const lines: { text: string; box: DOMRect; layer: Element | null }[] = [];
    const texts = document.createTreeWalker(
      document.body,
      NodeFilter.SHOW_TEXT,
    );
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (
        !element ||
        !text ||
        element.tagName === 'OPTION' ||
        !isVisible(element)
      )
        continue;
      if (closestWith(element, isVisuallyHidden)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const scroller = closestWith(element, isScrollable);
      const area = scroller?.getBoundingClientRect();
      const clip = closestWith(element, isClipping)?.getBoundingClientRect();
      for (const box of range.getClientRects()) {
        if (box.width < 1) continue;
        if (!scroller && (box.left < -1 || box.right > clientWidth + 1))
          faults.push(`beyond the edge: ${text}`);
        const isCut =
          clip &&
          (box.right > clip.right + 1 ||
            box.bottom > clip.bottom + box.height / 4);
        if (isCut && !scroller) faults.push(`cut off: ${text}`);
        if (scroller && box.width > scroller.clientWidth + 1)
          faults.push(`wider than its scroller: ${text}`);
        if (area && (box.top < area.top || box.bottom > area.bottom)) continue;
        lines.push({ text, box, layer: closestWith(element, isFloating) });
      }
    }
    // Glyphs are lower than their line box: only its middle counts.
    const overlap = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
      Math.min(a.bottom - a.height / 4, b.bottom - b.height / 4) -
        Math.max(a.top + a.height / 4, b.top + b.height / 4) >
        1;
    // A toast is opaque, but its region is not.
    const isTransparent = (layer: Element | null) =>
      !layer ||
      (getComputedStyle(layer).backgroundColor === 'rgba(0, 0, 0, 0)' &&
        !layer.querySelector('[role="alert"]'));
    for (const [i, one] of lines.entries())
      for (const other of lines.slice(i + 1))
        if (
          overlap(one.box, other.box) &&
          (one.layer === other.layer ||
            [one.layer, other.layer].every(isTransparent))
        )
          faults.push(`over one another: ${one.text} / ${other.text}`);

    // Firefox makes each scroller a tab stop, unless it has a tabindex of -1.
    // A list is announced, and its links scroll it.
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      const { overflowX, overflowY } = getComputedStyle(element);
      const isScroller =
        (overflowX === 'auto' && scrollWidth > clientWidth) ||
        (overflowY === 'auto' && scrollHeight > clientHeight);
      const isAnnounced = element.matches(
        '[role="list"], [aria-label], [aria-labelledby], [tabindex="-1"]',
      );
      if (isScroller && isVisible(element) && !isAnnounced)
        faults.push(`a scroller without a name: ${element.className}`);
    }

    // Firefox calls such a form an invalid entry.
    const FORMS = 'form:invalid:not([role="presentation"])';
    for (const { className } of document.querySelectorAll(FORMS))
      faults.push(`a form that is invalid: ${className}`);

    // A label and a pseudo-element are part of the target (WCAG 2.5.5). A link
    // within a sentence may be as low as its line.
    const isWithinSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) =>
          // A translator replaces texts by these elements.
          ['#text', 'FONT'].includes(node.nodeName) &&
          (node.textContent?.trim().length ?? 0) > 3,
      );
    const MIN_SIZE = 44;
    const REACH = MIN_SIZE / 2 - 0.5;
    const ends = [
      [-REACH, 0],
      [REACH, 0],
      [0, -REACH],
      [0, REACH],
    ] as const;
    const scrollY = window.scrollY;
    for (const control of document.querySelectorAll(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    )) {
      if (!isVisible(control) || closestWith(control, isVisuallyHidden))
        continue;
      control.scrollIntoView({
        block: 'center',
        inline: 'center',
        behavior: 'instant',
      });
      const [box] = control.getClientRects();
      if (!box) continue;
      const label =
        control instanceof HTMLInputElement ? control.closest('label') : null;
      const target = (label ?? control).getBoundingClientRect();
      const hitAt = (x: number, y: number) =>
        document.elementFromPoint(
          box.left + box.width / 2 + x,
          box.top + box.height / 2 + y,
        );
      const isPart = (hit: Element | null) =>
        control.contains(hit) || label?.contains(hit);
      const hit = hitAt(0, 0);
      const name =
        control.getAttribute('aria-label') ?? control.textContent.trim();
      if (!isPart(hit) && !hit?.contains(control))
        faults.push(
          `covered by ${hit?.tagName ?? 'the edge'}: ${control.tagName} ${name}`,
        );
      else if (
        Math.min(target.width, target.height) < MIN_SIZE - 0.01 &&
        !isWithinSentence(control) &&
        !ends.every(([x, y]) => isPart(hitAt(x, y)))
      )
        faults.push(`smaller than ${MIN_SIZE} px: ${control.tagName} ${name}`);
    }
    // The check of the next layout finds the texts where they were.
    for (const part of modal ? [modal, ...modal.children] : [])
      part.scrollTop = 0;

    // What scrolls must not cover what sticks to an edge of the window.
    window.scrollTo({ top: 1.5 * window.innerHeight, behavior: 'instant' });
    for (const element of document.querySelectorAll('body *')) {
      const style = getComputedStyle(element);
      if (!isFloating(style) || isVisuallyHidden(style) || !isVisible(element))
        continue;
      const { left, top, width, height } = element.getBoundingClientRect();
      // The region of the toasts is empty.
      if (height === 0) continue;
      for (const part of [0.1, 0.5, 0.9]) {
        const hit = document.elementFromPoint(
          left + part * width,
          top + height / 2,
        );
        if (hit && !closestWith(hit, isFloating) && !hit.contains(element))
          faults.push(`over ${element.className}: ${hit.tagName}`);
      }
    }
    window.scrollTo({ top: scrollY, behavior: 'instant' });
    return faults;
  });
