import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { OutlineButton } from './Button';

interface Props {
  label: string;
  /** The id of an element that distinguishes buttons with the same label. */
  describedBy?: string;
  children: ReactNode;
}

/**
 * A button that expands the content below it. It is not a `details`, because a
 * `summary` is no button for a test tool.
 */
export const Disclosure = ({ label, describedBy, children }: Props) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <OutlineButton
        type="button"
        aria-expanded={isOpen}
        aria-describedby={describedBy}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </OutlineButton>
      <Content hidden={!isOpen}>{children}</Content>
    </div>
  );
};

const Content = styled.div`
  padding-block-start: var(--space-m);
`;
