import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { HEADER_OFFSET, HEADER_HEIGHT, space, tall, up } from '../../styles/theme';
import { Page } from '../ui/Page';
import { ListBar } from './ListBar';

interface Props {
  readonly heading: ReactNode;
  readonly filters: ReactNode;
  /** Opens the same filters where there is no room for them beside the list. */
  readonly opener: ReactNode;
  readonly count: ReactNode;
  readonly sort: ReactNode;
  readonly active: ReactNode;
  /** Where the list begins. */
  readonly ref: Ref<HTMLDivElement>;
  /** Whether the list has yet to follow what was asked. */
  readonly busy: boolean;
  /** The list itself. */
  readonly children: ReactNode;
}

/** Where the parts of the collections stand: filters at the side, the list under its own bar. */
export const CollectionLayout = ({
  heading,
  filters,
  opener,
  count,
  sort,
  active,
  ref,
  busy,
  children,
}: Props) => (
  <Room>
    {heading}
    <Columns>
      <Side aria-label="Filters">
        <Choices>{filters}</Choices>
      </Side>
      <List ref={ref}>
        <ListBar opener={opener} count={count} sort={sort} active={active} />
        <Products aria-busy={busy}>{children}</Products>
      </List>
    </Columns>
  </Room>
);

const Room = styled(Page)`
  padding-block-start: ${space.l};

  ${up.tablet} {
    padding-block-start: clamp(40px, 4vw, 64px);
  }
`;

const Columns = styled.div`
  padding-block-start: ${space.m};

  ${up.tablet} {
    display: grid;
    grid-template-columns: 184px minmax(0, 1fr);
    gap: clamp(40px, 5vw, 88px);
    padding-block-start: ${space.xl};
  }
`;

const Side = styled.aside`
  display: none;

  ${up.tablet} {
    display: block;
  }
`;

const Choices = styled.div`
  display: grid;
  gap: ${space.xl};
  /* The first legend stands on the line of the count. */
  padding-block-start: 9px;

  ${tall} {
    position: sticky;
    inset-block-start: ${HEADER_OFFSET};
  }
`;

const List = styled.div`
  min-width: 0;
  /* Its beginning comes to stand right under the head: the page's own padding leaves more. */
  scroll-margin-block-start: calc(${HEADER_HEIGHT.narrow} - ${HEADER_OFFSET});

  ${up.tablet} {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: baseline;
    align-content: start;
    column-gap: ${space.l};
    scroll-margin-block-start: 0;
  }
`;

const Products = styled.div`
  grid-column: 1 / -1;
  padding-block-start: ${space.m};
  /* A card that the sort puts elsewhere must not take the page along. */
  overflow-anchor: none;
`;
