// This script is inline in the head (tools/build/prerender.ts) of each page
// that may differ from what the build has rendered, by another path, a filtered
// list, or a stored cart, order or form. The attribute that it sets hides the outdated
// content until React renders it.
import { tryOr } from '../lib/tryOr';
import { HTML_ATTRIBUTES } from '../lib/htmlAttributes';
import { STORAGE_KEYS } from '../lib/storageKeys';

const html = document.documentElement;

const isOtherPath =
  html.getAttribute(HTML_ATTRIBUTES.path) !== location.pathname;

const params = new URLSearchParams(location.search);
const listParams =
  html.getAttribute(HTML_ATTRIBUTES.listParams)?.split(' ') ?? [];
const isNarrowed = listParams.some((name) => params.has(name));

const { cart, checkout } = STORAGE_KEYS;
const isStored =
  html.hasAttribute(HTML_ATTRIBUTES.personal) &&
  tryOr(
    false,
    () =>
      Number(localStorage.getItem(cart)) > 0 ||
      sessionStorage.getItem(checkout) !== null,
  );

// A page that was saved to a file stays as it was saved.
const isFile = location.protocol === 'file:';
if (!isFile && (isStored || isOtherPath || isNarrowed))
  html.setAttribute(HTML_ATTRIBUTES.stale, isStored ? 'stored' : 'main');
