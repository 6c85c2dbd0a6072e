import type { ReactNode, RefObject } from 'react';
import styled from 'styled-components';
import { productsIn } from '../../domain/labels';
import { space, text, up } from '../../styles/theme';
import { Button, TextButton } from '../ui/Button';
import { Sheet } from '../ui/Sheet';
import { VisuallyHidden } from '../ui/VisuallyHidden';

interface Props {
  readonly sheet: RefObject<HTMLDialogElement | null>;
  /** How many products the choices leave now. */
  readonly count: number;
  readonly onClear: () => void;
  /** The choices. */
  readonly children: ReactNode;
}

/** The choices on a small screen: each counts at once, and the button says what waits behind the sheet. */
export const FilterSheet = ({ sheet, count, onClear, children }: Props) => (
  <Sheet
    sheet={sheet}
    label="Filters"
    closeLabel="Close filters"
    placement="bottom"
    head={<Title>Filter</Title>}
    foot={
      <>
        <Clear type="button" onClick={onClear}>
          Clear all
        </Clear>
        <Show type="button" onClick={() => sheet.current?.close()}>
          Show {productsIn(count)}
        </Show>
      </>
    }
  >
    <Choices>{children}</Choices>
    {/* The page's own count is out of hearing while the sheet is open. */}
    <VisuallyHidden aria-live="polite">{productsIn(count)}</VisuallyHidden>
  </Sheet>
);

const Title = styled.h2`
  font-size: ${text.heading};
`;

const Choices = styled.div`
  display: grid;
  gap: ${space.l};

  ${up.phone} {
    grid-template-columns: 1fr 1fr;
    gap: ${space.xl};
  }
`;

const Clear = styled(TextButton)`
  min-height: 44px;
  white-space: nowrap;
`;

const Show = styled(Button)`
  flex: 1;
  padding-inline: ${space.m};
  font-variant-numeric: tabular-nums;
`;
