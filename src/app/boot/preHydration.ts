// Runs inline in the head: it hides what the build could not know, and repeats
// input after hydration. Without `?.` and `??`, which browsers that are too old
// for the shop do not parse.
import { freshUrl } from './freshUrl';
const page = document.documentElement;
const { path = '', staleAt = '' } = page.dataset;
let count = '';
let hasForm = false;
// The keys of persistCart.ts and persistCheckout.ts.
try {
  count = String(localStorage.getItem('weft.cartCount')).replace(
    /^([1-9]\d*)?.*/s,
    '$1',
  );
  hasForm = sessionStorage.getItem('weft.checkout') !== null;
} catch {
  // The storage is blocked, and nothing is stored.
}
if (count) page.style.setProperty('--cart-count', `"${count}"`);

// The build renders the whole list, an empty cart, and one 404 page for every
// pathname.
const hidesCart = (path === '/cart' || path === '/place-order') && count !== '';
const isStale =
  hidesCart ||
  (path === '/place-order' && hasForm) ||
  (staleAt !== '' &&
    new RegExp(staleAt, 'i').test(location.pathname + location.search));
if (isStale) page.dataset['stale'] = '';
/**
 * The last press of each button and the last change of each field, in their
 * order.
 */
const repeats = new Map<Element, () => void>();

const onClick = (event: Event) => {
  const button =
    event.target instanceof Element && event.target.closest('button');
  if (!button) return;
  event.preventDefault();
  button.dataset['pressed'] = '';
  // Deleted first, so that the last press is the last entry.
  repeats.delete(button);
  repeats.set(button, () => button.click());
};

const onInput = ({ target: field }: Event) => {
  if (!(
    field instanceof HTMLInputElement || field instanceof HTMLSelectElement
  ))
    return;
  repeats.delete(field);
  const box =
    field instanceof HTMLInputElement &&
    /radio|checkbox/.test(field.type) &&
    field;
  if (box && box.type === 'checkbox' && box.checked === box.defaultChecked)
    return;
  const [key, entry, other] = box
    ? ['checked', box.checked, !box.checked]
    : ['value', field.value, ''];
  repeats.set(field, () => {
    // React overrides the setter of the prototype, and ignores an event without
    // a change.
    Reflect.set(field, key, other);
    Reflect.set(field.constructor.prototype, key, entry, field);
    for (const name of box ? ['click'] : ['input', 'change'])
      field.dispatchEvent(new Event(name, { bubbles: true }));
  });
};

// A script that does not load is the target of the event; one that throws or
// does not parse is its filename.
const onError = (event: Event) => {
  for (const script of document.scripts) {
    if (
      script !== event.target &&
      !(event instanceof ErrorEvent && event.filename === script.src)
    )
      continue;
    // webpack requests a chunk again only where no tag of it is left.
    script.remove();
    if (script.type !== 'module') continue;
    // Any other error is from a script that has run.
    if (event instanceof ErrorEvent && !(event.error instanceof SyntaxError))
      onFailure();
    else
      import(/* webpackIgnore: true */ freshUrl(script.src)).catch(onFailure);
  }
};

const listeners = Object.entries({
  click: onClick,
  input: onInput,
  error: onError,
});
for (const [type, listener] of listeners)
  addEventListener(type, listener, true);
const stopListening = () => {
  for (const [type, listener] of listeners)
    removeEventListener(type, listener, true);
  for (const element of repeats.keys()) element.removeAttribute('data-pressed');
};

/**
 * Whether the shop is not at the root of its domain, where it looks for its
 * files.
 */
const isInFolder = () => {
  const withoutFile = location.pathname.replace(/(index)?(\.html)?$/i, '');
  const shown = withoutFile.toLowerCase();
  const built = path.toLowerCase();
  return built !== '' && shown !== built && shown.endsWith(built);
};

const onFailure = () => {
  stopListening();
  if (hidesCart) page.dataset['stale'] = 'failed';
  else delete page.dataset['stale'];
  const notice = document.createElement('p');
  notice.setAttribute('role', 'alert');
  const way = hidesCart
    ? `Items in your cart: ${count}`
    : 'You can still browse the shop';
  notice.textContent = isInFolder()
    ? 'The shop works only at the root of a domain. Here it is in a folder.'
    : `The shop could not be opened in this browser. ${way}. Reload the page to try again.`;
  // Last into main, where there is one.
  for (const parent of document.querySelectorAll('body, main'))
    parent.prepend(notice);
};

const onHydrated = () => {
  stopListening();
  for (const repeat of repeats.values()) repeat();
};

document.addEventListener('weft:boot-failed', onFailure);
document.addEventListener('weft:hydrated', onHydrated, { once: true });
if (!('noModule' in HTMLScriptElement.prototype))
  document.addEventListener('DOMContentLoaded', onFailure);

// Firefox loads no local font of a stack while another font of it loads. Last,
// since nothing above needs the fonts.
document.fonts.forEach((face) => {
  if (face.family.includes('fallback')) face.load().catch(() => undefined);
});
