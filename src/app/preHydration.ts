// Stands in the head of every page, before anything is seen. Until the shop is open it keeps what a shopper must
// not see (a list that their address does not ask for, a cart without their things) and what they have done.
//
// What passes between this script, main.ts, the styles and the build. `data-…` and `--…` stand at <html>.
//
// signal             set by                                  read by                         until
// data-path          tools/build: the path written           here; main.ts, which hydrates   for good
// data-known         tools/build, 404.html alone: a pattern  here                            for good
//                    of the paths that have a page
// data-stale       here: written for another address       GlobalStyle: hides main         open, failed, PATIENCE
// --cart-count       here, out of weft.cartCount                 Header: beside the cart         open
// data-hydrated     main.ts                                 ProductGrid: all cards; tests   for good
// data-late-fonts      app/useRouteFocus.ts                GlobalStyle: wears late fonts   for good
// weft:hydrated          main.ts: the shop answers               here: does what was kept        an event
// weft:boot-failed        main.ts: the shop cannot open           here: keeps nothing more        an event
// <meta name=fonts>  app/index.html                          here; worker/stores.ts: left    for good
//                                                            out of what is kept
// weft.cartCount         effects/keepCount.ts                    here                            kept for good
// weft.checkout      effects/keepCheckout.ts                 here: whether there is any      kept for the tab
const page = document.documentElement;
const { path = '', known = '' } = page.dataset;
const { pathname, search } = window.location;

/** What an earlier page has kept under a key, if it may be read. As `openStorage` has it, in fewer bytes. */
const kept = (open: () => Storage, key: string) => {
  try {
    return open().getItem(key) ?? '';
  } catch {
    return '';
  }
};

const [lastCount = ''] = /^[1-9]\d*$/.exec(kept(() => localStorage, 'weft.cartCount')) ?? [];
if (lastCount) page.style.setProperty('--cart-count', `"${lastCount}"`);

const isFilled =
  lastCount !== '' || (path === '/place-order' && kept(() => sessionStorage, 'weft.checkout') !== '');

/** Written for another address than this: the list for any choice, the cart for nobody, 404 for every path. */
const isOther =
  path === '/Collections'
    ? search !== ''
    : path === '/404'
      ? new RegExp(known, 'i').test(pathname)
      : /^\/(cart|place-order)$/.test(path) && isFilled;

// Not for ever: a shop that cannot open shows what it has.
const PATIENCE = 10_000;

if (isOther) {
  page.dataset['stale'] = '';
  setTimeout(() => delete page.dataset['stale'], PATIENCE);
}

/** What the line carries, in Mbit/s, as far as the browser tells. */
const speed = () => {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection && 'downlink' in connection
    ? Number(connection.downlink)
    : Infinity;
};
const QUICK = 5;

// On a quick line the first paint has the shop's own fonts; on a slow one it would wait for them in vain.
if (speed() >= QUICK) {
  const fonts = document.querySelector<HTMLMetaElement>('meta[name=fonts]')?.content.split(' ') ?? [];
  for (const href of fonts) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'preload', as: 'font', crossOrigin: '', href }));
  }
}

const pressed: HTMLElement[] = [];
const filled = new Map<HTMLInputElement | HTMLSelectElement, string>();

const keepPress = (event: Event) => {
  const control = event.target instanceof Element && event.target.closest<HTMLElement>('button, input');
  // A field takes the focus as ever; a choice is made when there is somebody to hear of it.
  if (!control || !control.matches('button, [type=radio], [type=checkbox]')) return;
  event.preventDefault();
  pressed.push(control);
};
const keepText = ({ target }: Event) => {
  const isField = target instanceof HTMLInputElement && !/radio|checkbox/.test(target.type);
  if (isField || target instanceof HTMLSelectElement) filled.set(target, target.value);
};
document.addEventListener('click', keepPress, true);
document.addEventListener('input', keepText, true);

const letGo = () => {
  document.removeEventListener('click', keepPress, true);
  document.removeEventListener('input', keepText, true);
};

/** As if it were done this moment: React hears of a text only if it is not the one that it knows. */
const fillAgain = (field: HTMLInputElement | HTMLSelectElement, text: string) => {
  const isChoice = field instanceof HTMLSelectElement;
  field.value = isChoice ? text : '';
  if (!isChoice) Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event(isChoice ? 'change' : 'input', { bubbles: true }));
};

document.addEventListener(
  'weft:hydrated',
  () => {
    letGo();
    for (const [field, text] of filled) fillAgain(field, text);
    for (const control of pressed) control.click();
  },
  { once: true },
);

/** The page stays as it was written: it can be read, and its links lead on. */
const giveUp = () => {
  letGo();
  delete page.dataset['stale'];
  const notice = document.createElement('p');
  notice.setAttribute('role', 'alert');
  notice.textContent = 'The shop could not be opened. Look around, or load the page anew.';
  notice.style.cssText = 'margin: 1em; text-align: center';
  (document.querySelector('main') ?? document.body).prepend(notice);
};
document.addEventListener('weft:boot-failed', giveUp, { once: true });

addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement)) return;
    // A part that did not come is asked for once more by whoever needs it, if no tag stands for it that has failed.
    target.remove();
    // The one module is main.ts.
    if (target.type === 'module') giveUp();
  },
  true,
);
