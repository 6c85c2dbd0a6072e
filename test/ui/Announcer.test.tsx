import { act, render } from '@testing-library/react';
import { Announcer } from '../../src/ui/Announcer';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const renderText = (first: string) => {
  const { container, rerender } = render(<Announcer>{first}</Announcer>);
  const region = container.querySelector('[aria-live="polite"]');
  if (!(region instanceof HTMLElement)) throw new Error('It has no region.');
  return {
    region,
    change: (text: string) => rerender(<Announcer>{text}</Announcer>),
    wait: (ms: number) => act(() => jest.advanceTimersByTime(ms)),
  };
};

it('should announce a changed text in the same region, not the first one, and then be empty', () => {
  const { region, change, wait } = renderText('1 product');
  wait(10_000);
  expect(region).toBeEmptyDOMElement();
  change('2 products');
  wait(1000);
  expect(region).toHaveTextContent('2 products');
  wait(10_000);
  expect(region).toBeEmptyDOMElement();
  for (const text of ['1 product', '', '1 product']) {
    change(text);
    wait(1000);
    expect(region).toHaveTextContent(text, { normalizeWhitespace: false });
  }
});

it('should announce the last of quick changes alone, and none that were undone', () => {
  const { region, change, wait } = renderText('3 products');
  change('2 products');
  wait(100);
  change('1 product');
  wait(100);
  expect(region).toBeEmptyDOMElement();
  wait(1000);
  expect(region).toHaveTextContent('1 product');
  wait(10_000);
  change('2 products');
  wait(100);
  change('1 product');
  wait(1000);
  expect(region).toBeEmptyDOMElement();
});
