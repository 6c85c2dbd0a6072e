import { act, fireEvent, screen } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { renderAt } from '../support/renderAt';
import { main, SHIRT } from './shop';

const mouse = { pointerType: 'mouse' };
const cross = () => screen.getByRole('button', { name: 'Dismiss' });
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

/** A toast, just come; time stands still from then on. */
const showToast = async () => {
  await renderAt(`/product/${SHIRT}`);
  fireEvent.click(main().getByRole('button', { name: 'ADD TO CART' }));
  await screen.findByRole('alert');
  jest.useFakeTimers();
  act(() => toast.removeAll());
  act(() => void toast.error('Select Product Size', { duration: 5000 }));
};

afterEach(() => {
  jest.useRealTimers();
  act(() => toast.removeAll());
});

describe('a toast', () => {
  it('stays while focus stands in it, also when the mouse has only come by', async () => {
    await showToast();
    act(() => cross().focus());
    fireEvent.pointerOver(cross(), mouse);
    fireEvent.pointerOut(cross(), mouse);
    wait(6000);
    expect(cross()).toHaveFocus();
    act(() => cross().blur());
    wait(5100);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('stays while the mouse points at it, also when focus has left', async () => {
    await showToast();
    fireEvent.pointerOver(cross(), mouse);
    wait(3000);
    act(() => cross().focus());
    act(() => cross().blur());
    wait(6000);
    expect(screen.getByRole('alert')).toBeVisible();
    fireEvent.pointerOut(cross(), mouse);
    wait(4900);
    expect(screen.getByRole('alert')).toBeVisible();
    wait(200);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
