import type { ReactNode } from 'react';
import styled from 'styled-components';
import { space, up } from '../../styles/theme';
import { Page } from '../ui/Page';

interface Props {
  readonly gallery: ReactNode;
  readonly panel: ReactNode;
  readonly children: ReactNode;
}

/** The gallery left, the panel right, the children below. */
export const ProductLayout = ({ gallery, panel, children }: Props) => (
  <Room>
    <Columns>
      {gallery}
      {panel}
    </Columns>
    {children}
  </Room>
);

const Room = styled(Page)`
  padding-block-start: 0;

  ${up.phone} {
    padding-block-start: ${space.xl};
  }
`;

const Columns = styled.div`
  display: grid;
  gap: ${space.m};
  margin-block-end: ${space.xl};

  ${up.phone} {
    grid-template-columns: minmax(0, 1fr) 40%;
    gap: 32px;
    align-items: start;
  }
  ${up.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(300px, 31%);
    gap: clamp(40px, 7.5vw, 104px);
    margin-block-end: 72px;
  }
`;
