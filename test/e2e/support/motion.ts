import type { Page } from 'playwright-core';

/** The elements whose animations and transitions have started in this document. */
export const watchMotion = (page: Page) =>
  page.evaluateHandle(() => {
    const elements: string[] = [];
    for (const kind of ['animationstart', 'transitionrun'])
      addEventListener(kind, ({ target }) => {
        if (target instanceof Element) elements.push(target.outerHTML);
      });
    return elements;
  });
