import type { ReactNode } from 'react';
import styled from 'styled-components';
import { space, wider } from '../../styles/theme';
import { Page } from '../ui/Page';

interface Props {
  readonly gallery: ReactNode;
  readonly panel: ReactNode;
  /** What follows under both. */
  readonly children: ReactNode;
}

/** Pictures left, the purchase panel right, everything else below. */
export const ProductLayout = ({ gallery, panel, children }: Props) => (
  <Page>
    <Columns>
      {gallery}
      {panel}
    </Columns>
    {children}
  </Page>
);

const Columns = styled.div`
  display: grid;
  gap: ${space.xl};
  margin-block-end: ${space.xl};

  ${wider.tablet} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: clamp(40px, 6vw, 96px);
    align-items: start;
  }
`;
