import { act } from '@testing-library/react';
import { useLayoutEffect, type ReactNode } from 'react';
import { BrowserRouter, useNavigate, type NavigateFunction, type NavigateOptions } from 'react-router-dom';

/** A BrowserRouter as `mount.tsx` renders it, and ways to navigate it. */
export const testRouter = () => {
  let navigateNow: NavigateFunction | undefined;

  const Capture = () => {
    const navigate = useNavigate();
    useLayoutEffect(() => {
      navigateNow = navigate;
    });
    return null;
  };

  const Router = ({ children }: { readonly children: ReactNode }) => (
    <BrowserRouter useTransitions={false}>
      <Capture />
      {children}
    </BrowserRouter>
  );

  /** Navigates like a link, outside of `act`. */
  const push = (to: string, options: NavigateOptions = {}) => void navigateNow?.(to, options);

  /** Navigates to a URL like a link, or by a number of history entries without waiting for the router. */
  const navigate = async (to: string | number, options?: NavigateOptions) => {
    if (typeof to === 'number') window.history.go(to);
    else
      await act(() => {
        push(to, options);
        return Promise.resolve();
      });
  };

  /** Navigates by a number of history entries and waits for the router. */
  const go = (by: number) =>
    act(async () => {
      window.history.go(by);
      // At an end of the history there is no event.
      await new Promise((resolve) => {
        window.addEventListener('popstate', resolve, { once: true });
        setTimeout(resolve, 100);
      });
    });

  return { Router, push, navigate, go };
};
