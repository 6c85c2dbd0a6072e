import type { ReactNode } from 'react';
import styled from 'styled-components';
import { tallWindow, widerThan } from '../../../styles/mixins';
import { t } from '../../../texts/t';

/** The filters on a wide screen. */
export const FilterSidebar = ({ children }: { children: ReactNode }) => (
  <Sidebar aria-label={t('Filters')}>
    <Groups tabIndex={-1}>{children}</Groups>
  </Sidebar>
);

const Sidebar = styled.section`
  display: none;
  flex: none;
  width: 11.5rem;
  @media ${widerThan.tablet} { display: block; }
`;

const Groups = styled.div`
  display: grid;
  gap: var(--space-xl);
  /* The first legend is on the line of the count. */
  padding-block-start: 9px;
  @media ${tallWindow} {
    position: sticky;
    inset-block-start: var(--header-offset);
    /* If the filters are taller than the window, this box scrolls. */
    max-height: calc(100vh - var(--header-offset) - var(--space-l));
    overflow-y: auto;
    scroll-padding-block: var(--space-s);
    /* The scroller would cut the focus indicators. */
    margin: calc(-1 * var(--space-s));
    padding: var(--space-s);
    padding-block-start: calc(9px + var(--space-s));
  }
`;
