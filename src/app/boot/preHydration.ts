// Runs inline in the head, before the page is shown. Without `?.` and `??`,
// which browsers that are too old for the shop do not parse.
import { hideCount, hideStale, showCountAfterPaint } from './hideStale';
import { keepInput } from './keepInput';
import { loadFallbackFonts } from './loadFallbackFonts';
import { showFailure, watchMainScript } from './reportFailure';

const page = document.documentElement;

const start = () => {
  const hiddenCount = hideStale();
  const input = keepInput();
  watchMainScript();
  showCountAfterPaint();
  loadFallbackFonts();

  const onBootEnded = () => {
    const { boot } = page.dataset;
    if (boot === 'stale') return;
    ended.disconnect();
    if (boot === 'failed') {
      input.stop();
      showFailure(hiddenCount);
    } else {
      hideCount();
      input.repeat();
    }
  };
  const ended = new MutationObserver(onBootEnded);
  ended.observe(page, { attributeFilter: ['data-boot'] });
};

// A page that was saved to a file shows what it showed.
if (location.protocol !== 'file:') start();
