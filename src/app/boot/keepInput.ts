/** React's copy of the value or the checked state of a field. */
interface Tracker {
  readonly setValue: (value: string) => void;
}

type Field = (HTMLInputElement | HTMLSelectElement) & {
  readonly _valueTracker?: Tracker;
};

const isBox = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /radio|checkbox/.test(field.type);

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;

/**
 * The state of a toggle, which a press changes. The prerendered page shows that
 * of a first visit. If the stored state or the URL has another one, the toggle
 * already has the state that the shopper wanted, and a repeated press would
 * undo it.
 */
const stateOf = (button: Element) =>
  ['aria-pressed', 'aria-expanded']
    .map((name) => button.getAttribute(name))
    .join(' ');

/** Repeats the shopper's click, so that React gets an event with a change. */
const checkAgain = (box: HTMLInputElement, isChecked: boolean) => {
  box.checked = !isChecked;
  box.click();
};

/**
 * When React hydrates, it copies the value of the field. It ignores an event if
 * the value equals the copy, so the copy is changed first. (React can repeat
 * such events itself, behind a flag that version 19.3 does not set: pull
 * request 33129.)
 */
const enterAgain = (field: Field, value: string) => {
  field.value = value;
  const tracker = field._valueTracker;
  if (tracker) tracker.setValue('');
  for (const type of ['input', 'change']) {
    field.dispatchEvent(new Event(type, { bubbles: true }));
  }
};

/** Equal for an element and for the one by which React replaces it. */
const signatureOf = (element: Element) => {
  const hasValue = isField(element) && isBox(element);
  const value = hasValue ? element.getAttribute('value') : '';
  const hasName = element.hasAttribute('name');
  const name = hasName ? element.getAttribute('name') : element.className;
  return [element.tagName, name, value].join(' ');
};

/**
 * Returns a function that finds the element after hydration. React replaces the
 * elements of the page if an extension has inserted a node.
 */
const finderOf = (element: Element) => {
  const signature = signatureOf(element);
  const alike = () => {
    const sameTag = document.querySelectorAll(element.tagName);
    return [...sameTag].filter((one) => signatureOf(one) === signature);
  };
  const index = alike().indexOf(element);
  return () => (element.isConnected ? element : alike()[index]);
};

/** Restores the focus and the caret that React's rendering removed. */
const focusAgain = (before: Element, now: Element | undefined) => {
  if (before === now) return;
  if (!(now instanceof HTMLElement)) return;
  now.focus({ preventScroll: true });
  if (!(now instanceof HTMLInputElement)) return;
  if (!(before instanceof HTMLInputElement)) return;
  // Fields for an e-mail address have no caret that a script can set.
  if (before.selectionStart === null) return;
  now.setSelectionRange(before.selectionStart, before.selectionEnd);
};

/**
 * Keeps the last press of each button and the last change of each field, in
 * their order, and which element has the focus. `repeat` repeats the presses
 * and the changes, and restores the focus.
 */
export const keepInput = () => {
  const repeats = new Map<Element, () => void>();
  let focusNow: () => void = () => undefined;

  const keep = (element: Element, repeat: (found: Element) => void) => {
    const find = finderOf(element);
    // Deleted first, so that the last press is the last entry.
    repeats.delete(element);
    repeats.set(element, () => {
      const found = find();
      if (found) repeat(found);
    });
  };

  const onClick = (event: Event) => {
    const { target } = event;
    const button = target instanceof Element && target.closest('button');
    if (!button) return;
    event.preventDefault();
    button.dataset['pressed'] = '';
    const shown = stateOf(button);
    keep(button, (found) => {
      const isAsShown = stateOf(found) === shown;
      if (isAsShown && found instanceof HTMLElement) found.click();
    });
  };

  const onInput = ({ target: field }: Event) => {
    if (!isField(field)) return;
    if (!isBox(field)) {
      const { value } = field;
      keep(field, (found) => isField(found) && enterAgain(found, value));
      return;
    }
    const { checked, defaultChecked, type } = field;
    const isUnchanged = type === 'checkbox' && checked === defaultChecked;
    if (isUnchanged) {
      repeats.delete(field);
      return;
    }
    keep(field, (found) => {
      if (isField(found) && isBox(found)) checkAgain(found, checked);
    });
  };

  const onFocus = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    const find = finderOf(target);
    focusNow = () => focusAgain(target, find());
  };

  const listeners = Object.entries({
    click: onClick,
    input: onInput,
    focusin: onFocus,
  });
  for (const [type, listener] of listeners) {
    addEventListener(type, listener, true);
  }

  const stop = () => {
    for (const [type, listener] of listeners) {
      removeEventListener(type, listener, true);
    }
    for (const element of repeats.keys()) {
      element.removeAttribute('data-pressed');
    }
  };

  const repeat = () => {
    stop();
    for (const repeatOne of repeats.values()) repeatOne();
    focusNow();
  };

  return { stop, repeat };
};
