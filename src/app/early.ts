// Stands in the head of every page, before anything is seen. Until the shop is open it keeps what a shopper must
// not see (a list that their address does not ask for, a cart without their things) and what they have done.
const page = document.documentElement;
const { path = '', known = '' } = page.dataset;
const { pathname, search } = window.location;

/** What an earlier page has kept under a key, if it may be read. */
const kept = (open: () => Storage, key: string) => {
  try {
    return open().getItem(key) ?? '';
  } catch {
    return '';
  }
};

const [lastCount = ''] = /^[1-9]\d*$/.exec(kept(() => localStorage, 'weft.count')) ?? [];
if (lastCount) page.style.setProperty('--last-count', `"${lastCount}"`);

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
  page.dataset['waiting'] = '';
  setTimeout(() => delete page.dataset['waiting'], PATIENCE);
}

// A part that did not come is asked for once more by whoever needs it, if no tag stands for it that has failed.
addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && target.remove(), true);

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
const typed = new Map<HTMLInputElement, string>();

const keepPress = (event: Event) => {
  const control = event.target instanceof Element && event.target.closest<HTMLElement>('button, input');
  // A field takes the focus as ever; a choice is made when there is somebody to hear of it.
  if (!control || !control.matches('button, [type=radio], [type=checkbox]')) return;
  event.preventDefault();
  pressed.push(control);
};
const keepText = ({ target }: Event) => {
  if (target instanceof HTMLInputElement && !/radio|checkbox/.test(target.type))
    typed.set(target, target.value);
};
document.addEventListener('click', keepPress, true);
document.addEventListener('input', keepText, true);

/** As if it were typed this moment: React hears of a text only if it is not the one that it knows. */
const typeAgain = (field: HTMLInputElement, text: string) => {
  field.value = '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

document.addEventListener(
  'weft:open',
  () => {
    document.removeEventListener('click', keepPress, true);
    document.removeEventListener('input', keepText, true);
    for (const [field, text] of typed) typeAgain(field, text);
    for (const control of pressed) control.click();
  },
  { once: true },
);
