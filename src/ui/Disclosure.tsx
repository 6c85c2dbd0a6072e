import { useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { OutlineButton } from './Button';

interface Props {
  readonly label: string;
  /** The id of an element that distinguishes buttons with the same label. */
  readonly describedBy?: string;
  readonly children: ReactNode;
}

export const Disclosure = ({ label, describedBy, children }: Props) => {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <Wrapper data-open={isOpen || undefined}>
      <OutlineButton
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-describedby={describedBy}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </OutlineButton>
      <Content id={id} hidden={!isOpen}>
        {children}
      </Content>
    </Wrapper>
  );
};

const Wrapper = styled.div`
  @media print { &:not([data-open]) { display: none; } }
`;

const Content = styled.div`
  padding-block-start: var(--space-m);
`;
