// This script is inline in the head of each page that a host may serve for
// another URL (tools/build/prerender.ts). If the path or the list of the URL
// differs from the prerendered one, the attribute `data-stale` hides the
// content until React renders the page of the URL.
import { HTML_ATTRIBUTES } from '../lib/htmlAttributes';

const html = document.documentElement;

const isOtherPath =
  html.getAttribute(HTML_ATTRIBUTES.path) !== location.pathname;

const params = new URLSearchParams(location.search);
const listParams =
  html.getAttribute(HTML_ATTRIBUTES.listParams)?.split(' ') ?? [];
const isNarrowed = listParams.some((name) => params.has(name));

// In a page that a shopper has saved to a file, nothing is hidden.
const isFile = location.protocol === 'file:';
if (!isFile && (isOtherPath || isNarrowed))
  html.setAttribute(HTML_ATTRIBUTES.stale, '');
