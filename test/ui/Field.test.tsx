import { fireEvent, render, screen } from '@testing-library/react';
import { Field } from '../../src/ui/Field';

it('should report its blur, and then let the browser call it invalid', () => {
  const onBlur = jest.fn();
  render(<Field label="Email" required onBlur={onBlur} />);
  const field = screen.getByRole('textbox', { name: 'Email' });
  expect(field).toHaveAttribute('aria-invalid', 'false');
  fireEvent.blur(field);
  expect(onBlur).toHaveBeenCalledTimes(1);
  expect(field).not.toHaveAttribute('aria-invalid');
});
