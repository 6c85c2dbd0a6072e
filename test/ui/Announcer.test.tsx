import { act, render } from '@testing-library/react';
import { Announcer } from '../../src/ui/Announcer';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

const renderText = (first: string) => {
  const { container, rerender } = render(<Announcer>{first}</Announcer>);
  const [region] = container.querySelectorAll('[aria-live="polite"]');
  return {
    change: (text: string) => rerender(<Announcer>{text}</Announcer>),
    expectText: (text: string) => expect(region?.textContent).toBe(text),
  };
};

it('should announce the last of quick changes in the same region, not the first text, and then be empty', () => {
  const { change, expectText } = renderText('1 product');
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
});
