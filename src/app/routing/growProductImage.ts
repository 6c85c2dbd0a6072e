import { pressedLink } from './pressedLink';

/**
 * Shows the next page. If it is a product page, its image grows from that of
 * the pressed card. GlobalStyle has the animation, and stops it with reduced
 * motion.
 */
export const growProductImage = (show: () => void): void => {
  const card = pressedLink()?.closest('li');
  const small = card?.querySelector('img');
  const from = small?.getBoundingClientRect();
  show();
  const strip = document.getElementById('product-images');
  const large = strip?.querySelector('img');
  if (!small || !from || !strip || !large) return;
  // The small file is shown until the large one is loaded.
  large.style.background = `center / cover url("${small.currentSrc}")`;
  const to = strip.getBoundingClientRect();
  const translate = `translate(${from.x - to.x}px, ${from.y - to.y}px)`;
  const scale = `scale(${from.width / to.width})`;
  strip.style.setProperty('--grow-from', `${translate} ${scale}`);
  strip.style.animation = 'grow 200ms ease-out';
};
