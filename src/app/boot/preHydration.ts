// Runs inline before the main script, at the end of each page. It also runs in
// browsers that are too old for the shop, so it contains no `?.` and no `??`,
// which they cannot parse.
import { keepInput } from './keepInput';
import { loadFallbackFonts } from './loadFallbackFonts';
import { showFailure, watchMainScript } from './reportFailure';
import { hideCountAfterPaint, showCountAfterPaint } from './storedCount';

const page = document.documentElement;

const start = () => {
  const input = keepInput();
  watchMainScript();
  showCountAfterPaint();
  loadFallbackFonts();

  const onBootEnded = () => {
    const { boot } = page.dataset;
    ended.disconnect();
    if (boot === 'failed') {
      input.stop();
      showFailure();
    } else {
      hideCountAfterPaint();
      input.repeat();
    }
  };
  const ended = new MutationObserver(onBootEnded);
  ended.observe(page, { attributeFilter: ['data-boot'] });
};

// A page that was saved to a file stays as it was saved.
if (location.protocol !== 'file:') start();
