// Runs inline at the end of each page (tools/build/prerender.ts): keeps input
// until React is there, and tells the shopper where the shop does not start.
import { MARKS } from '../lib/marks';

const page = document.documentElement;

/** The last press of each button and the last change of each field, in order. */
const repeats = new Map<HTMLElement, () => void>();

const keep = (element: HTMLElement, repeat: () => void) => {
  // Deleted first, so that the last one is at the end of the map.
  repeats.delete(element);
  repeats.set(element, repeat);
};

const onClick = (event: Event) => {
  const { target } = event;
  const button = target instanceof Element && target.closest('button');
  if (!button) return;
  event.preventDefault();
  button.style.opacity = '0.6';
  keep(button, () => button.click());
};

const onInput = ({ target: field }: Event) => {
  const isInput = field instanceof HTMLInputElement;
  if (!isInput && !(field instanceof HTMLSelectElement)) return;
  const { type, value } = field;
  if (isInput && (type === 'radio' || type === 'checkbox')) {
    const { checked, defaultChecked } = field;
    keep(field, () => {
      field.checked = !checked;
      field.click();
    });
    // A box that was checked and unchecked again.
    if (type === 'checkbox' && checked === defaultChecked)
      repeats.delete(field);
    return;
  }
  keep(field, () => {
    // React ignores an event of a field that has the value which was last set
    // through the element. So another one is set through it first.
    field.value = '';
    Reflect.set(Reflect.getPrototypeOf(field) ?? field, 'value', value, field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
};

const showNotice = () => {
  // A page of the stored cart or form stays hidden: it would show an empty one.
  if (!page.hasAttribute(MARKS.showsStored)) page.removeAttribute(MARKS.stale);
  const notice = document.createElement('p');
  notice.setAttribute('role', 'alert');
  notice.textContent =
    'The shop could not be started. Reload the page to try again.';
  document.body.prepend(notice);
};

const booted = new MutationObserver(() => {
  booted.disconnect();
  removeEventListener('click', onClick, true);
  removeEventListener('input', onInput, true);
  for (const element of repeats.keys()) element.removeAttribute('style');
  if (page.getAttribute(MARKS.boot) === 'failed') showNotice();
  else for (const repeat of repeats.values()) repeat();
});

// A page that was saved to a file stays as it was saved.
if (location.protocol !== 'file:') {
  addEventListener('click', onClick, true);
  addEventListener('input', onInput, true);
  booted.observe(page, { attributeFilter: [MARKS.boot] });
  addEventListener('DOMContentLoaded', () => {
    const url = document.querySelector<HTMLScriptElement>('[type=module]')?.src;
    // The same module as that of the page. Caches may keep a broken file for a
    // year, so it is requested once more by another URL.
    import(/* webpackIgnore: true */ `${url}`)
      .catch(() => import(/* webpackIgnore: true */ `${url}?again`))
      .catch(() => page.setAttribute(MARKS.boot, 'failed'));
  });
}
