import { isSameChoice } from '../../features/collection/filters';
import { parseUrl } from '../../features/collection/url';

interface Urls {
  /** The URL of the browser. */
  readonly browser: string;
  /**
   * The URL of the state when both were last equal; undefined after the browser
   * has moved.
   */
  readonly before: string | undefined;
  /** The URL of the state. */
  readonly after: string;
}

/**
 * Returns the URL that the browser gets from the state, or undefined if it
 * keeps its own. It keeps its own if the state has not changed: then the
 * browser has moved, and the page of its URL is still loading. A change of
 * typed text alone, and the canonical form of a URL, replace the history entry;
 * any other change adds one.
 */
export const nextNavigation = ({ browser, before, after }: Urls) => {
  if (after === before || after === browser) return undefined;
  const from = parseUrl(browser);
  const to = parseUrl(after);
  const isReplaced =
    from.filters && to.filters
      ? isSameChoice(from.filters, to.filters)
      : from.pathname === to.pathname;
  return { url: after, isReplaced };
};
