// This script is inline in the head (tools/build/prerender.ts) of each page
// that may differ from what the build has rendered, by another path or a filtered
// list. The attribute that it sets hides the outdated content until React renders
// the page.
import { HTML_ATTRIBUTES } from '../lib/htmlAttributes';

const html = document.documentElement;

const isOtherPath =
  html.getAttribute(HTML_ATTRIBUTES.path) !== location.pathname;

const params = new URLSearchParams(location.search);
const listParams =
  html.getAttribute(HTML_ATTRIBUTES.listParams)?.split(' ') ?? [];
const isNarrowed = listParams.some((name) => params.has(name));

// A page that was saved to a file stays as it was saved.
const isFile = location.protocol === 'file:';
if (!isFile && (isOtherPath || isNarrowed))
  html.setAttribute(HTML_ATTRIBUTES.stale, '');
