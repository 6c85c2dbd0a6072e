import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, space, text, up } from '../../styles/theme';
import { Page } from '../ui/Page';

interface Props {
  readonly heading: ReactNode;
  /** Right of the content on a wide screen, below it on a narrow one. */
  readonly aside: ReactNode;
  readonly note: string | false;
  readonly children: ReactNode;
}

export const CheckoutLayout = ({ heading, aside, note, children }: Props) => (
  <Page>
    {heading}
    <Columns>
      <div>
        {children}
        {note && <Note>{note}</Note>}
      </div>
      {aside}
    </Columns>
  </Page>
);

// No grid on a narrow screen: the sticky total of the summary may then move over the whole height.
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

const Note = styled.p`
  margin-block-start: ${space.l};
  color: ${color.inkSoft};
  font-size: ${text.small};
`;
