const isFirefox = () => CSS.supports('-moz-appearance', 'none');

/**
 * Firefox does not load a local font of a font stack while a web font of the
 * stack loads, and shows the next font. Chromium does; there this takes 40 ms
 * on a slow phone.
 */
export const loadFallbackFonts = (): void => {
  if (!isFirefox()) return;
  document.fonts.forEach((face) => {
    if (face.family.includes('fallback')) face.load().catch(() => undefined);
  });
};
