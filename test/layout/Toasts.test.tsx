import { toast } from 'react-hot-toast/headless';
import {
  act,
  button,
  choose,
  createEvent,
  fireEvent,
  goTo,
  misses,
  press,
  radio,
  renderAt,
  screen,
  SHIRT,
  TEE,
} from '../support';

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

afterEach(() => {
  jest.useRealTimers();
  act(() => toast.removeAll());
});

it('should insert the alert itself, the first time and again', async () => {
  await renderAt(`/product/${SHIRT}`);
  const inserted: Node[] = [];
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) inserted.push(...addedNodes);
  });
  observer.observe(document.body, { subtree: true, childList: true });
  for (let count = 0; count < 2; count += 1) {
    await press('ADD TO CART');
    const alert = await screen.findByRole('alert');
    // Firefox announces no alert within an inserted element.
    expect(inserted).toContain(alert);
    await press('Dismiss');
    misses('alert');
  }
  observer.disconnect();
});

it('should keep a toast while the mouse is over it, and then for its whole time, once for several presses', async () => {
  await renderAt(`/product/${SHIRT}`);
  await press('ADD TO CART');
  await press('ADD TO CART');
  const alert = await screen.findByRole('alert');
  jest.useFakeTimers();
  fireEvent.pointerEnter(alert);
  wait(6000);
  fireEvent.pointerLeave(alert);
  wait(4000);
  expect(alert).toBeVisible();
  wait(1200);
  misses('alert');
});

it('should not keep a toast that was tapped', async () => {
  await renderAt(`/product/${SHIRT}`);
  jest.useFakeTimers();
  fireEvent.click(button('ADD TO CART'));
  const alert = screen.getByRole('alert');
  // jsdom has no pointer events.
  const enter = createEvent.pointerOver(alert);
  fireEvent(alert, Object.assign(enter, { pointerType: 'touch' }));
  fireEvent.mouseEnter(alert);
  wait(6200);
  misses('alert');
});

it('should keep a toast while its button has the focus, which Dismiss returns, and the next toast for its time', async () => {
  await renderAt(`/product/${SHIRT}`);
  await press('ADD TO CART');
  const alert = await screen.findByRole('alert');
  expect(radio('S')).toHaveFocus();
  jest.useFakeTimers();
  act(() => button('Dismiss').focus());
  fireEvent.pointerEnter(alert);
  fireEvent.pointerLeave(alert);
  wait(6000);
  expect(alert).toBeVisible();
  // The mouse does not leave a toast that it dismisses.
  fireEvent.pointerEnter(alert);
  fireEvent.click(button('Dismiss'));
  expect(alert).not.toBeInTheDocument();
  expect(radio('S')).toHaveFocus();

  fireEvent.click(button('ADD TO CART'));
  wait(6200);
  misses('alert');
});

it('should go when a size is chosen or the page is left, and leave another toast, also when it is dismissed', async () => {
  await renderAt(`/product/${SHIRT}`);
  await press('ADD TO CART');
  act(() => void toast('Order 1 is placed.', { duration: Infinity }));
  await choose('M');
  await goTo(`/product/${TEE}`);
  for (const leave of [() => press('Dismiss'), () => goTo('/about')]) {
    await press('ADD TO CART');
    expect(screen.getByRole('alert')).toHaveTextContent('Select Product Size');
    await leave();
    expect(screen.getByRole('alert')).toHaveTextContent('Order 1 is placed.');
  }
  await press('Dismiss');
  misses('alert');
});
