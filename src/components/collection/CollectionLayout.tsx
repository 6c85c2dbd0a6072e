import type { ReactNode } from 'react';
import styled from 'styled-components';
import { space, wider } from '../../styles/theme';
import { Page } from '../ui/Page';

interface Props {
  readonly heading: ReactNode;
  readonly filters: ReactNode;
  readonly count: ReactNode;
  readonly sort: ReactNode;
  readonly active: ReactNode;
  /** The list itself. */
  readonly children: ReactNode;
}

/** Where the parts of the collections stand: filters at the side, the list under its own head. */
export const CollectionLayout = ({ heading, filters, count, sort, active, children }: Props) => (
  <Page>
    {heading}
    <Columns>
      {filters}
      <List>
        <Head>
          {count}
          {sort}
        </Head>
        {active}
        {children}
      </List>
    </Columns>
  </Page>
);

const Columns = styled.div`
  display: grid;
  gap: ${space.l};
  padding-block-start: ${space.xl};

  ${wider.tablet} {
    grid-template-columns: 220px minmax(0, 1fr);
    gap: clamp(32px, 4vw, 72px);
  }
`;

const List = styled.div`
  display: grid;
  gap: ${space.l};
  align-content: start;
  min-width: 0;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s} ${space.m};
`;
