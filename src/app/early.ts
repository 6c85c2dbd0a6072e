// Stands in the head of every page, before anything is seen. Until the shop is open it keeps what a shopper must
// not see (a list that their address does not ask for, a cart without their things) and what they have done.
const page = document.documentElement;
const { path = '', known = '' } = page.dataset;
const { pathname, search } = window.location;

const isKept = () => {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith('weft.cart'));
  } catch {
    return false;
  }
};

/** Written for another address than this: the list for any choice, the cart for nobody, 404 for every path. */
const isOther =
  path === '/Collections'
    ? search !== ''
    : path === '/404'
      ? new RegExp(known, 'i').test(pathname)
      : /^\/(cart|place-order)$/.test(path) && isKept();

// Not for ever: a shop that cannot open shows what it has.
const PATIENCE = 10_000;

if (isOther) {
  page.dataset['waiting'] = '';
  setTimeout(() => delete page.dataset['waiting'], PATIENCE);
}

const early: HTMLElement[] = [];

const keep = (event: Event) => {
  const control = event.target instanceof Element && event.target.closest<HTMLElement>('button, input');
  if (!control) return;
  // A field takes the focus as ever; a choice is made when there is somebody to hear of it.
  if (control.matches('button, [type=radio], [type=checkbox]')) {
    event.preventDefault();
    early.push(control);
  }
};
document.addEventListener('click', keep, true);

document.addEventListener(
  'weft:open',
  () => {
    document.removeEventListener('click', keep, true);
    for (const control of early) control.click();
  },
  { once: true },
);
