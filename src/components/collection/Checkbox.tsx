import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { color, motion, radius, space, touch, underline, up } from '../../styles/theme';

interface Props extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  readonly label: string;
}

/** A native checkbox in the shop's own hand, with its label: all of the row may be pressed. */
export const Checkbox = ({ label, ...input }: Props) => (
  <Row>
    <Box {...input} type="checkbox" />
    <span>{label}</span>
  </Row>
);

const Row = styled.label`
  display: flex;
  flex: 1;
  align-items: center;
  gap: 12px;
  min-height: 48px;
  cursor: pointer;

  ${up.tablet} {
    min-height: 36px;
  }
  ${touch} {
    min-height: 44px;
  }
  &:hover > span {
    ${underline}
  }
`;

const Box = styled.input`
  display: grid;
  flex: none;
  place-items: center;
  width: 20px;
  height: 20px;
  margin: 0;
  border: 1px solid ${color.edge};
  border-radius: ${radius};
  appearance: none;
  background: ${color.raised};
  cursor: pointer;
  transition:
    background ${motion.quick},
    border-color ${motion.quick};

  label:hover > & {
    border-color: ${color.ink};
  }
  &:checked {
    border-color: ${color.ink};
    background: ${color.ink};
  }
  /* The tick is two borders: forced colours keep those, and drop what is only a ground. */
  &:checked::before {
    content: '';
    width: 6px;
    height: 11px;
    margin-block-start: calc(-1 * ${space.xs} + 1px);
    border: solid ${color.ground};
    border-width: 0 2px 2px 0;
    rotate: 45deg;
  }
`;
