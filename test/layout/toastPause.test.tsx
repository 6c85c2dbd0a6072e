import { act, fireEvent, screen } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { renderAt } from '../support/renderAt';
import { button } from '../support/pageHelpers';
import { SHIRT } from '../support/productIds';

const dismiss = () => screen.getByRole('button', { name: 'Dismiss' });
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

afterEach(() => {
  jest.useRealTimers();
  act(() => toast.removeAll());
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
