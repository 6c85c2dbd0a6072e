import { act, fireEvent, screen } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { renderAt } from '../support/renderAt';
import { button } from '../support/pageHelpers';
import { SHIRT } from '../support/productIds';

const dismiss = () => screen.getByRole('button', { name: 'Dismiss' });

/** Firefox announces an inserted alert, and none within an inserted element. */
const insertedBy = async (act: () => unknown) => {
  const inserted: Node[] = [];
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) inserted.push(...addedNodes);
  });
  observer.observe(document.body, { subtree: true, childList: true });
  act();
  const alert = await screen.findByRole('alert');
  observer.disconnect();
  return { inserted, alert };
};

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

afterEach(() => {
  jest.useRealTimers();
  act(() => toast.removeAll());
});

it('should insert the alert itself, the first time and again', async () => {
  await renderAt(`/product/${SHIRT}`);
  const add = () => fireEvent.click(button('ADD TO CART'));
  const first = await insertedBy(add);
  expect(first.inserted).toContain(first.alert);
  act(() => toast.removeAll());
  const second = await insertedBy(add);
  expect(second.inserted).toContain(second.alert);
});

it.each(['mouse', 'pen'])(
  'should keep a toast while it has focus or the %s is over it, and then for its whole time',
  async (pointerType) => {
    const pointer = { pointerType };
    await renderAt(`/product/${SHIRT}`);
    fireEvent.click(button('ADD TO CART'));
    await screen.findByRole('alert');
    jest.useFakeTimers();
    act(() => toast.removeAll());
    act(() => void toast.error('Select Product Size', { duration: 5000 }));

    act(() => dismiss().focus());
    fireEvent.pointerOver(dismiss(), pointer);
    fireEvent.pointerOut(dismiss(), pointer);
    wait(6000);
    expect(dismiss()).toHaveFocus();

    fireEvent.pointerOver(dismiss(), pointer);
    act(() => dismiss().blur());
    wait(6000);
    expect(screen.getByRole('alert')).toBeVisible();

    fireEvent.pointerOut(dismiss(), pointer);
    wait(4900);
    expect(screen.getByRole('alert')).toBeVisible();
    wait(200);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
);
