import { act, fireEvent, screen } from '@testing-library/react';
import { cartLink, heading } from '../../support/pageHelpers';
import { renderAt } from '../../support/renderAt';

const linkTo = (name: string) => screen.getByRole('link', { name });

describe('a link', () => {
  it.each([
    ['with Ctrl', { ctrlKey: true }],
    ['with Meta', { metaKey: true }],
    ['with Shift', { shiftKey: true }],
    ['with the middle button', { button: 1 }],
  ])('should leave a click %s to the browser', async (_, click) => {
    await renderAt('/');
    // jsdom cannot follow links.
    const prevented: boolean[] = [];
    const record = (event: Event) => {
      prevented.push(event.defaultPrevented);
      event.preventDefault();
    };
    window.addEventListener('click', record);
    fireEvent.click(linkTo('About us'), click);
    window.removeEventListener('click', record);
    expect([prevented, window.location.pathname]).toEqual([[false], '/']);
  });

  it('should open its page without a page load, and add one history entry when it is pressed again', async () => {
    await renderAt('/');
    const entries = window.history.length;
    const cart = cartLink();
    // The default action is prevented.
    expect([fireEvent.click(cart), fireEvent.click(cart)]).toEqual([
      false,
      false,
    ]);
    await heading('Your Cart');
    fireEvent.click(cart);
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect([window.location.pathname, window.history.length]).toEqual([
      '/cart',
      entries + 1,
    ]);
  });

  it('should replace a page that is loading, so that Back leads to the page that was seen last', async () => {
    const { router } = await renderAt('/');
    const entries = window.history.length;
    fireEvent.click(linkTo('Contact'));
    expect(
      screen.queryByRole('heading', { level: 1, name: 'Contact us' }),
    ).not.toBeInTheDocument();
    fireEvent.click(linkTo('About us'));
    await heading('About us');
    expect(window.history.length).toBe(entries + 1);
    await router.navigate(-1);
    await heading('Latest Arrivals');
    expect(window.location.pathname).toBe('/');
  });
});
