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

  /** As a link does, outside of `act`. */
  const push = (to: string, options: NavigateOptions = {}) => void navigateNow?.(to, options);

  /** By a URL, as a link does; by a number, along the history, where a test has to wait for what it expects. */
  const navigate = async (to: string | number, options?: NavigateOptions) => {
    if (typeof to === 'number') window.history.go(to);
    else
      await act(() => {
        push(to, options);
        return Promise.resolve();
      });
  };

  /** Along the history, until the router has followed. */
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
