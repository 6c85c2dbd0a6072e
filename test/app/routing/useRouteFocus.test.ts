import { act, renderHook } from '@testing-library/react';
import { useRouteFocus } from '../../../src/app/routing/useRouteFocus';

it('should focus the heading when the requested target is not on the page', () => {
  document.body.innerHTML = '<h1 tabindex="-1">About us</h1>';
  const { result, rerender } = renderHook(useRouteFocus, { initialProps: '/' });
  act(() => result.current.focusNext(() => document.querySelector('input')));
  rerender('/about');
  expect(document.querySelector('h1')).toHaveFocus();
});
