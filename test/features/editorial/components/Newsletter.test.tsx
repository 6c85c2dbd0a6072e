import { render } from '@testing-library/react';
import { Newsletter } from '../../../../src/features/editorial/components/Newsletter';
import { submissions } from '../../../support/forms';
import { field, press, region, type } from '../../../support/shopper';

it('should ask for an email address, and change nothing', async () => {
  render(<Newsletter />);
  expect(region('Subscribe now & get 20% off')).toBeVisible();
  const email = field('Your email');
  expect(email).toHaveAttribute('type', 'email');
  expect(email).toBeRequired();
  await press('SUBSCRIBE');
  expect(submissions).toEqual([]);

  await type('Your email', 'ada@weft.example');
  const before = document.body.innerHTML;
  await press('SUBSCRIBE');
  await type('Your email', '{Enter}');
  expect(submissions).toEqual([true, true]);
  expect(email).toHaveValue('ada@weft.example');
  expect(document.body.innerHTML).toBe(before);
});
