import { act, render } from '@testing-library/react';
import { useArrival } from '../../src/app/useArrival';

let aimAt: ReturnType<typeof useArrival>['aimAt'];

const Page = ({ pathname }: { readonly pathname: string }) => {
  ({ aimAt } = useArrival(pathname));
  return <h1 tabIndex={-1}>{pathname}</h1>;
};

it('brings the focus to the heading where what was aimed at is not on the page', () => {
  const { rerender, getByRole } = render(<Page pathname="/" />);
  act(() => aimAt(() => document.querySelector('input')));
  rerender(<Page pathname="/about" />);
  expect(getByRole('heading')).toHaveFocus();
});
