import { fireEvent } from '@testing-library/react';
import { renderAt } from '../support/renderAt';
import { arrives, goBack, link } from '../support/shopper';

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

it('should show the page of each of two presses in a row, and both on Back', async () => {
  await renderAt('/login');
  fireEvent.click(link('Contact'));
  fireEvent.click(link('About us'));
  await arrives('About us');
  await goBack('Contact us');
  await goBack('Login');
  expect(window.location.pathname).toBe('/login');
});
