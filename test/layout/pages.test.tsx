import { fireEvent } from '@testing-library/react';
import { SHIRT } from '../support/catalogue';
import { PAGE_URLS } from '../support/anyInput';
import { submissions } from '../support/forms';
import { renderAt } from '../support/renderAt';
import { press } from '../support/shopper';

const CART = { items: { [SHIRT]: { M: 1 } } };

// VoiceOver takes the role from a list whose markers the style removes.
it.each([...PAGE_URLS, '/Collections?category=Men'])(
  'should name the role of every list of %s and the menu',
  async (url) => {
    await renderAt(url, { cart: CART });
    await press('Menu');
    const lists = Array.from(document.querySelectorAll('ul, ol'));
    expect(lists.length).toBeGreaterThan(4);
    for (const list of lists) expect(list).toHaveAttribute('role', 'list');
  },
);

// On reload and Back a browser would restore form controls without an event, so
// that they differ from the store. HTML forbids the attribute on a radio and a
// checkbox, which take it from their form.
it.each(['/Collections', `/product/${SHIRT}`, '/place-order', '/cart'])(
  'should disable the form restoration of the browser on %s',
  async (url) => {
    await renderAt(url, { cart: CART });
    const controls = document.querySelectorAll<
      HTMLInputElement | HTMLSelectElement
    >('fieldset input, [type="number"], select');
    expect(controls).not.toHaveLength(0);
    for (const control of controls) {
      const isChoice = /radio|checkbox/.test(control.type);
      expect(control.hasAttribute('autocomplete')).toBe(!isChoice);
      expect(isChoice ? control.form : control).toHaveAttribute(
        'autocomplete',
        'off',
      );
      if (isChoice && control.form) fireEvent.submit(control.form);
    }
    expect(submissions).not.toContain(false);
  },
);
