const isFirefox = () => CSS.supports('-moz-appearance', 'none');

/**
 * Loads the local fallback fonts in Firefox, which does not load them while the
 * web font loads, and would show the next font of the stack. Chromium loads
 * them itself; there this function would take 40 ms on a slow phone.
 */
export const loadFallbackFonts = (): void => {
  if (!isFirefox()) return;
  document.fonts.forEach((face) => {
    if (face.family.includes('fallback')) face.load().catch(() => undefined);
  });
};
