import { useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { space } from '../styles/theme';
import { QuietButton } from './Button';

interface Props {
  readonly label: string;
  /** Id of an element that tells several buttons of the same label apart. */
  readonly describedBy?: string;
  readonly children: ReactNode;
}

export const Disclosure = ({ label, describedBy, children }: Props) => {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <Wrapper $open={isOpen}>
      <QuietButton
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-describedby={describedBy}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </QuietButton>
      <div id={id} hidden={!isOpen}>
        {children}
      </div>
    </Wrapper>
  );
};

const Wrapper = styled.div<{ $open: boolean }>`
  > div { padding-block-start: ${space.m}; }
  @media print { display: ${({ $open }) => ($open ? 'block' : 'none')}; }
`;
