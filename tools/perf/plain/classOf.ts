type Step = 'parentElement' | 'previousElementSibling';

/**
 * The class of an element of the prerendered page, or of a neighbor: the plain
 * pages use the style of the shop.
 */
export const classOf = (
  selector: string,
  ...steps: readonly Step[]
): string => {
  const from = document.querySelector(selector);
  return (
    steps.reduce((element, step) => element?.[step] ?? null, from)?.className ??
    ''
  );
};
