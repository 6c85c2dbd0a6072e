import { fireEvent } from '@testing-library/react';
import { renderAt } from '../../support/renderAt';
import { arrives, goBack, link } from '../../support/shopper';

it.each([
  ['with Ctrl', { ctrlKey: true }],
  ['with Meta', { metaKey: true }],
  ['with Shift', { shiftKey: true }],
  ['with the middle button', { button: 1 }],
])('should leave a click %s to the browser', async (_, click) => {
  await renderAt('/login');
  const isLeft: boolean[] = [];
  const record = (event: Event) => {
    isLeft.push(!event.defaultPrevented);
    // jsdom cannot follow links.
    event.preventDefault();
  };
  window.addEventListener('click', record, { once: true });
  fireEvent.click(link('About us'), click);
  expect(isLeft).toEqual([true]);
  expect(window.location.pathname).toBe('/login');
});

it('should replace a page that is loading, so that Back leads to the page that was seen last', async () => {
  await renderAt('/login');
  const entries = window.history.length;
  fireEvent.click(link('Contact'));
  expect(window.location.pathname).toBe('/login');
  fireEvent.click(link('About us'));
  await arrives('About us');
  expect(window.history.length).toBe(entries + 1);
  await goBack('Login');
  expect(window.location.pathname).toBe('/login');
});
