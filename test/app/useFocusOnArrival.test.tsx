import { act, render } from '@testing-library/react';
import { useFocusOnArrival } from '../../src/app/useFocusOnArrival';

let aimAt: ReturnType<typeof useFocusOnArrival>['aimAt'];

const Page = ({ pathname }: { readonly pathname: string }) => {
  ({ aimAt } = useFocusOnArrival(pathname));
  return <h1 tabIndex={-1}>{pathname}</h1>;
};

it('brings the focus to the heading where what was aimed at is not on the page', () => {
  const { rerender, getByRole } = render(<Page pathname="/" />);
  act(() => aimAt(() => document.querySelector('input')));
  rerender(<Page pathname="/about" />);
  expect(getByRole('heading')).toHaveFocus();
});
