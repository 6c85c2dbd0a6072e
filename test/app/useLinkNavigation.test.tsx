import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderAt } from '../support/renderAt';

/** Clicks a link; returns whether the app prevented the default action. jsdom cannot follow links. */
const clickLink = (attributes: Partial<HTMLAnchorElement>, click: MouseEventInit = {}) => {
  const link = Object.assign(document.createElement('a'), attributes);
  document.body.append(link);
  let isPrevented: boolean | undefined;
  const record = (event: Event) => {
    isPrevented = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', record);
  fireEvent.click(link, click);
  window.removeEventListener('click', record);
  link.remove();
  return isPrevented;
};

/** Waits longer than the frame after which the app follows a link. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 100)));

describe('useLinkNavigation', () => {
  it('should navigate without a page load', async () => {
    await renderAt('/');
    const entries = window.history.length;
    expect(clickLink({ href: '/about' })).toBe(true);
    expect(await screen.findByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
    expect(window.location.pathname).toBe('/about');
    expect(window.history.length).toBe(entries + 1);
  });

  it('should keep the query and the hash', async () => {
    await renderAt('/');
    clickLink({ href: '/Collections?category=Men#main' });
    await waitFor(() => expect(window.location.search).toBe('?category=Men'));
    expect(window.location.hash).toBe('#main');
  });

  it('should add no history entry for the current page', async () => {
    await renderAt('/about');
    const entries = window.history.length;
    expect(clickLink({ href: '/about' })).toBe(true);
    await settle();
    expect(window.history.length).toBe(entries);
  });

  it.each<[string, Partial<HTMLAnchorElement>, MouseEventInit]>([
    ['with Ctrl', { href: '/about' }, { ctrlKey: true }],
    ['with Meta', { href: '/about' }, { metaKey: true }],
    ['with Shift', { href: '/about' }, { shiftKey: true }],
    ['with Alt', { href: '/about' }, { altKey: true }],
    ['with the middle button', { href: '/about' }, { button: 1 }],
    ['to another window', { href: '/about', target: '_blank' }, {}],
    ['to a download', { href: '/about', download: 'about.html' }, {}],
    ['to another origin', { href: 'https://weft.example/about' }, {}],
    ['to a mailbox', { href: 'mailto:hello@weft.example' }, {}],
  ])('should leave a click to the browser %s', async (_, attributes, click) => {
    await renderAt('/');
    expect(clickLink(attributes, click)).toBe(false);
    await settle();
    expect(window.location.pathname).toBe('/');
  });
});
