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

it('should announce a changed text in the same region, not the first one, and then be empty', () => {
  const { change, expectText } = renderText('1 product');
  wait(10_000);
  expectText('');
  change('2 products');
  wait(1000);
  expectText('2 products');
  wait(10_000);
  expectText('');
  for (const text of ['1 product', '', '1 product']) {
    change(text);
    wait(1000);
    expectText(text);
  }
});

it('should announce the last of quick changes alone, and none that were undone', () => {
  const { change, expectText } = renderText('3 products');
  change('2 products');
  wait(100);
  change('1 product');
  wait(100);
  expectText('');
  wait(1000);
  expectText('1 product');
  wait(10_000);
  change('2 products');
  wait(100);
  change('1 product');
  wait(1000);
  expectText('');
});
