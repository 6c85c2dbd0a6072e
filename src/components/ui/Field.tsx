import { useId, type ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { color, space, text } from '../../styles/theme';

interface Props extends ComponentPropsWithRef<'input'> {
  readonly label: string;
}

/** A text field under its label. A number never turns by the mouse's wheel: it would change unseen. */
export const Field = ({ label, className, ...input }: Props) => {
  const id = useId();
  return (
    <Wrapper className={className}>
      <Label htmlFor={id}>{label}</Label>
      <Input id={id} onWheel={({ currentTarget }) => currentTarget.blur()} {...input} />
    </Wrapper>
  );
};

const Wrapper = styled.div`
  display: grid;
  gap: ${space.xs};
  align-content: start;
  min-width: 0;
`;

const Label = styled.label`
  font-size: ${text.small};
  color: ${color.inkSoft};
`;

export const Input = styled.input`
  width: 100%;
  min-width: 0;
  min-height: 48px;
  padding: ${space.s} ${space.m};
  border: 1px solid ${color.edge};
  border-radius: 2px;
  background: ${color.raised};

  &[type='number'] {
    appearance: textfield;
  }
  &::-webkit-inner-spin-button,
  &::-webkit-outer-spin-button {
    appearance: none;
    margin: 0;
  }
  &:focus-visible {
    outline-offset: 0;
  }
`;
