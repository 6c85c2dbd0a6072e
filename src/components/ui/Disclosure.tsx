import { useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { space } from '../../styles/theme';
import { QuietButton } from './Button';

interface Props {
  readonly label: string;
  /** Said after the label where several of the same stand on a page. */
  readonly describedBy?: string;
  readonly children: ReactNode;
}

/** A button that opens what it is about, under itself, and closes it again. */
export const Disclosure = ({ label, describedBy, children }: Props) => {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <Place>
      <QuietButton
        type="button"
        aria-expanded={open}
        aria-controls={id}
        aria-describedby={describedBy}
        onClick={() => setOpen(!open)}
      >
        {label}
      </QuietButton>
      <Content id={id} hidden={!open}>
        {children}
      </Content>
    </Place>
  );
};

const Place = styled.div`
  @media print {
    &:not(:has([aria-expanded='true'])) {
      display: none;
    }
  }
`;

const Content = styled.div`
  padding-block-start: ${space.m};
`;
