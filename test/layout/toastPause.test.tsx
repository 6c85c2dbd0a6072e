import { act, fireEvent, screen } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { SHIRT } from '../support/catalogue';
import { renderAt } from '../support/renderAt';
import { button, press } from '../support/shopper';

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
    act(() => toast.removeAll());
  }
  observer.disconnect();
});

it.each(['mouse', 'pen'])(
  'should keep a toast while it has focus or the %s is over it, and then for its whole time, once for several presses',
  async (pointerType) => {
    await renderAt(`/product/${SHIRT}`);
    await press('ADD TO CART');
    await screen.findByRole('alert');
    jest.useFakeTimers();
    await act(async () => {
      fireEvent.click(button('ADD TO CART'));
      // The toast is added after the import of its library.
      await import('react-hot-toast/headless');
    });
    const pointer = { pointerType };
    const dismiss = button('Dismiss');
    const enter = () => fireEvent.pointerOver(dismiss, pointer);
    const leave = () => fireEvent.pointerOut(dismiss, pointer);

    act(() => dismiss.focus());
    enter();
    leave();
    wait(6000);
    expect(dismiss).toHaveFocus();

    enter();
    act(() => dismiss.blur());
    wait(6000);
    expect(screen.getByRole('alert')).toBeVisible();

    leave();
    wait(4900);
    expect(screen.getByRole('alert')).toBeVisible();
    wait(200);
    expect(screen.queryByRole('alert')).toBeNull();
  },
);
