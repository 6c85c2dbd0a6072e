import { fireEvent, render } from '@testing-library/react';
import { Field } from '../../src/ui/Field';
import { field } from '../support/shopper';

it.each([
  ['left', 'blur'],
  ['submitted', 'invalid'],
] as const)(
  'should let the browser call it invalid once it was %s',
  (_, event) => {
    render(<Field label="Email" required />);
    expect(field('Email')).toHaveAttribute('aria-invalid', 'false');
    fireEvent[event](field('Email'));
    expect(field('Email')).not.toHaveAttribute('aria-invalid');
  },
);
