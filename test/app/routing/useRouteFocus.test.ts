import { act, renderHook } from '@testing-library/react';
import { useRouteFocus } from '../../../src/app/routing/useRouteFocus';

it('should focus the heading when the requested target is not on the page', () => {
  const heading = document.createElement('h1');
  heading.tabIndex = -1;
  document.body.append(heading);
  const { result, rerender } = renderHook(
    ({ pathname }) => useRouteFocus(pathname),
    {
      initialProps: { pathname: '/' },
    },
  );
  act(() => result.current.focusNext(() => document.querySelector('input')));
  rerender({ pathname: '/about' });
  expect(heading).toHaveFocus();
});
