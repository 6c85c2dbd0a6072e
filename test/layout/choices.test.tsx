import { fireEvent, screen } from '@testing-library/react';
import { SHIRT } from '../support/catalogue';
import { submissions } from '../support/forms';
import { renderAt } from '../support/renderAt';

it.each([
  ['/Collections', 'checkbox'],
  [`/product/${SHIRT}`, 'radio'],
  ['/place-order', 'radio'],
])(
  'should have at %s valid %s inputs that the browser does not restore, and submit none',
  async (url, role) => {
    await renderAt(url);
    for (const choice of screen.getAllByRole<HTMLInputElement>(role, {
      hidden: true,
    })) {
      expect(choice).not.toHaveAttribute('autocomplete');
      expect(choice.form).toHaveAttribute('autocomplete', 'off');
      if (choice.form) fireEvent.submit(choice.form);
    }
    expect(new Set(submissions)).toEqual(new Set([true]));
  },
);
