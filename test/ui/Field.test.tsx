import { fireEvent, render } from '@testing-library/react';
import { Field } from '../../src/ui/Field';
import { field } from '../support/shopper';

it.each([
  ['left, which it reports', 'blur', 1],
  ['submitted', 'invalid', 0],
] as const)(
  'should let the browser call it invalid once it was %s',
  (_, event, reports) => {
    const onBlur = jest.fn();
    render(<Field label="Email" required onBlur={onBlur} />);
    expect(field('Email')).toHaveAttribute('aria-invalid', 'false');
    fireEvent[event](field('Email'));
    expect(field('Email')).not.toHaveAttribute('aria-invalid');
    expect(onBlur).toHaveBeenCalledTimes(reports);
  },
);
