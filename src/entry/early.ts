// Runs inline at the end of each page: keeps input until React is there, and
// tells the shopper where the shop does not start.
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

const enterAgain = (
  field: HTMLInputElement | HTMLSelectElement,
  value: string,
) => {
  // React ignores an event of a field whose value it has seen. It sees what is
  // set through the element, not what is set through the prototype.
  field.value = '';
  Reflect.set(Reflect.getPrototypeOf(field) ?? field, 'value', value, field);
  for (const type of ['input', 'change'])
    field.dispatchEvent(new Event(type, { bubbles: true }));
};

const checkAgain = (box: HTMLInputElement, checked: boolean) => {
  box.checked = !checked;
  box.click();
};

const onInput = ({ target: field }: Event) => {
  const isInput = field instanceof HTMLInputElement;
  if (!isInput && !(field instanceof HTMLSelectElement)) return;
  const { type, value } = field;
  if (isInput && (type === 'radio' || type === 'checkbox')) {
    const { checked, defaultChecked } = field;
    keep(field, () => checkAgain(field, checked));
    // Checked and unchecked again.
    if (type === 'checkbox' && checked === defaultChecked)
      repeats.delete(field);
  } else keep(field, () => enterAgain(field, value));
};

const showNotice = () => {
  const notice = document.createElement('p');
  notice.role = 'alert';
  notice.textContent =
    'The shop could not be started. Reload the page to try again.';
  document.body.prepend(notice);
};

const ended = new MutationObserver(() => {
  ended.disconnect();
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
  ended.observe(page, { attributeFilter: [MARKS.boot] });
  addEventListener('DOMContentLoaded', () => {
    const url = document.querySelector<HTMLScriptElement>('[type=module]')?.src;
    // The same module as that of the page. Caches may keep a broken file for a
    // year, so it is requested once more by another URL.
    import(/* webpackIgnore: true */ `${url}`)
      .catch(() => import(/* webpackIgnore: true */ `${url}?again`))
      .catch(() => page.setAttribute(MARKS.boot, 'failed'));
  });
}
