// Runs inline before the main script, at the end of each page. It also runs in
// browsers that are too old for the shop, so it contains no `?.` and no `??`,
// which they cannot parse.
import { MARKS } from '../lib/marks';

/** React's copy of the value of a field. It ignores an event without a change. */
type Field = (HTMLInputElement | HTMLSelectElement) & {
  readonly _valueTracker?: { readonly setValue: (value: string) => void };
};

const page = document.documentElement;

/** The last press of each button and the last change of each field, in order. */
const repeats = new Map<Element, () => void>();

const keep = (element: Element, repeat: () => void) => {
  // Deleted first, so that the last one is at the end of the map.
  repeats.delete(element);
  repeats.set(element, repeat);
};

const onClick = (event: Event) => {
  const { target } = event;
  const button = target instanceof Element && target.closest('button');
  if (!button) return;
  event.preventDefault();
  button.setAttribute(MARKS.pressed, '');
  keep(button, () => button.click());
};

const enterAgain = (field: Field, value: string) => {
  field.value = value;
  const tracker = field._valueTracker;
  if (tracker) tracker.setValue('');
  for (const type of ['input', 'change']) {
    field.dispatchEvent(new Event(type, { bubbles: true }));
  }
};

const checkAgain = (box: HTMLInputElement, checked: boolean) => {
  box.checked = !checked;
  box.click();
};

const onInput = ({ target: field }: Event) => {
  const isInput = field instanceof HTMLInputElement;
  if (!isInput && !(field instanceof HTMLSelectElement)) return;
  const { value } = field;
  if (isInput && /radio|checkbox/.test(field.type)) {
    const { checked, defaultChecked, type } = field;
    keep(field, () => checkAgain(field, checked));
    // Checked and unchecked again.
    if (type === 'checkbox' && checked === defaultChecked)
      repeats.delete(field);
  } else keep(field, () => enterAgain(field, value));
};

/** Ends when the shop responds to input itself, or will never do so. */
const onBoot = () => {
  const boot = page.getAttribute(MARKS.boot);
  if (boot === 'started') return;
  ended.disconnect();
  removeEventListener('click', onClick, true);
  removeEventListener('input', onInput, true);
  for (const element of repeats.keys()) element.removeAttribute(MARKS.pressed);
  if (boot === 'done') for (const repeat of repeats.values()) repeat();
  else showFailure();
};

const showFailure = () => {
  const notice = document.createElement('p');
  notice.setAttribute('role', 'alert');
  notice.textContent =
    'The shop could not be opened: it needs a recent browser, and the root of a domain. Reload the page to try again.';
  document.body.prepend(notice);
};

const ended = new MutationObserver(onBoot);

// A page that was saved to a file stays as it was saved.
if (location.protocol !== 'file:') {
  addEventListener('click', onClick, true);
  addEventListener('input', onInput, true);
  ended.observe(page, { attributeFilter: [MARKS.boot] });
  // The main script has run by then, unless it was not loaded or is cut short.
  // Caches may keep such a file for a year, so it is requested by another URL.
  addEventListener('DOMContentLoaded', () => {
    const main = document.querySelector<HTMLScriptElement>('[type="module"]');
    if (!main || page.hasAttribute(MARKS.boot)) return;
    import(/* webpackIgnore: true */ `${main.src}?again`).catch(() =>
      page.setAttribute(MARKS.boot, 'failed'),
    );
  });
  // Firefox does not load a local font while the web font loads, and would show
  // the next font of the stack.
  if (CSS.supports('-moz-appearance', 'none')) {
    document.fonts.forEach((face) => {
      if (face.family.includes('fallback')) face.load().catch(() => undefined);
    });
  }
}
