import type { ReactNode } from 'react';
import styled from 'styled-components';
import { space, up } from '../../styles/theme';
import { Page } from '../ui/Page';

interface Props {
  readonly heading: ReactNode;
  /** What stays in view at the right of a wide screen, and follows on a narrow one. */
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

/** The work left, its sum right. */
export const CheckoutLayout = ({ heading, aside, children }: Props) => (
  <Page>
    {heading}
    <Columns>
      <div>{children}</div>
      {aside}
    </Columns>
  </Page>
);

// Blocks, not cells, on a narrow screen: what sticks to the foot of it may then pass the whole height.
const Columns = styled.div`
  padding-block-start: ${space.xl};

  > :first-child {
    margin-block-end: ${space.xl};
  }
  > * {
    min-width: 0;
  }
  ${up.tablet} {
    display: grid;
    grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
    gap: clamp(40px, 7vw, 112px);
    align-items: start;

    > :first-child {
      margin-block-end: 0;
    }
  }
`;
