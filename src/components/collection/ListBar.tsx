import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, HEADER_HEIGHT, space, up } from '../../styles/theme';

interface Props {
  /** Opens the filters where there is no room for them beside the list. */
  readonly opener: ReactNode;
  readonly count: ReactNode;
  readonly sort: ReactNode;
  readonly active: ReactNode;
}

/** What stands over the list: a bar that stays under the head on a narrow screen, one line of the list on a wide one. */
export const ListBar = ({ opener, count, sort, active }: Props) => (
  <>
    <Bar>
      {opener}
      <Count>{count}</Count>
      <ActiveBeside>{active}</ActiveBeside>
      <Sort>{sort}</Sort>
    </Bar>
    <ActiveBelow>{active}</ActiveBelow>
  </>
);

const Bar = styled.div`
  position: sticky;
  /* Its upper line comes to lie under the head's own. */
  inset-block-start: calc(${HEADER_HEIGHT.narrow} - 1px);
  z-index: 5;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space.s};
  margin-inline: calc(-1 * ${space.gutter});
  padding: ${space.xs} ${space.gutter};
  border-block: 1px solid ${color.hairline};
  background: ${color.ground};

  ${up.tablet} {
    display: contents;
  }
`;

const Count = styled.div`
  grid-area: 1 / 1;
`;

const Sort = styled.div`
  grid-area: 1 / 3;
`;

// The chips stand before the sort on a wide screen and after it on a narrow one; focus comes to them in that order.
const ActiveBeside = styled.div`
  display: none;

  ${up.tablet} {
    display: block;
    grid-area: 1 / 2;
  }
`;

const ActiveBelow = styled.div`
  &:not(:empty) {
    padding-block: 12px 0;
  }
  ${up.tablet} {
    display: none;
  }
`;
