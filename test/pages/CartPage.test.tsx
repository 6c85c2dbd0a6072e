import { screen } from '@testing-library/react';
import { renderAt } from '../support/renderAt';

describe('the cart', () => {
  it('says that it is empty and still shows the totals', async () => {
    await renderAt('/cart');
    expect(screen.getByRole('heading', { level: 1, name: 'Your Cart' })).toBeVisible();
    expect(screen.getByText('Your cart is empty.')).toBeVisible();
    expect(screen.getByText('Shiping Fee').nextSibling).toHaveTextContent('$10.00');
    expect(screen.getByText('Total').nextSibling).toHaveTextContent('$0.00');
  });
});
