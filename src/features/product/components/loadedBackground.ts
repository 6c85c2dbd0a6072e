/**
 * A background for an image that is loading: the file of the same image that
 * the page already shows.
 */
export const loadedBackground = (
  src: string | undefined,
): string | undefined => {
  const shown = [...document.images].find(
    (image) => image.complete && image.getAttribute('src') === src,
  );
  return (
    shown &&
    `url("${shown.currentSrc}") center / contain no-repeat, var(--image-ground)`
  );
};
