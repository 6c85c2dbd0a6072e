import { act, render } from '@testing-library/react';
import { Announcer } from '../../src/ui/Announcer';

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

afterEach(() => void jest.useRealTimers());

it('should announce the last of quick changes in the same region, not the first text, and then be empty', () => {
  jest.useFakeTimers();
  const { container, rerender } = render(<Announcer>1 product</Announcer>);
  const [region] = container.querySelectorAll('[aria-live="polite"]');
  const change = (text: string) => rerender(<Announcer>{text}</Announcer>);
  const expectText = (text: string) => expect(region?.textContent).toBe(text);
  wait(10_000);
  expectText('');
  change('3 products');
  wait(100);
  change('2 products');
  wait(100);
  expectText('');
  wait(1000);
  expectText('2 products');
  wait(10_000);
  expectText('');
  // A change that is undone is not announced.
  change('1 product');
  wait(100);
  change('2 products');
  wait(1000);
  expectText('');
  for (const text of ['1 product', '', '1 product']) {
    change(text);
    wait(1000);
    expectText(text);
  }
  // Both timers end in one task.
  wait(2400);
  change('2 products');
  wait(1000);
  expectText('2 products');
});
