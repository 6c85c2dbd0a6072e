const isFirefox = () => CSS.supports('-moz-appearance', 'none');

/**
 * Firefox loads no local font of a stack while another font of it loads, and
 * would show yet another one. Chromium, which does, would take 40 ms for this
 * on a slow phone.
 */
export const loadFallbackFonts = (): void => {
  if (!isFirefox()) return;
  document.fonts.forEach((face) => {
    if (face.family.includes('fallback')) face.load().catch(() => undefined);
  });
};
