import { useId, type ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { color, quiet, radius, space } from '../styles/theme';

interface Props extends Omit<
  ComponentPropsWithRef<'input'>,
  'className' | 'id'
> {
  readonly label: string;
}

export const Field = ({ label, ...input }: Props) => {
  const id = useId();
  return (
    <Wrapper>
      <Label htmlFor={id}>{label}</Label>
      <Input {...input} id={id} />
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
  ${quiet}
`;

export const Input = styled.input`
  width: 100%;
  min-width: 0;
  min-height: 48px;
  padding: ${space.s} ${space.m};
  border: 1px solid ${color.edge};
  border-radius: ${radius};
  background: ${color.raised};
  &[type='number'] { appearance: textfield; }
  &::-webkit-inner-spin-button,
  &::-webkit-outer-spin-button {
    appearance: none;
    margin: 0;
  }
  &:focus-visible { outline-offset: 0; }
`;
