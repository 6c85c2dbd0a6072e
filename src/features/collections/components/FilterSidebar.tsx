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
  gap: var(--space-l);
  /* The first legend is on the line of the count. */
  padding-block-start: 9px;
  @media ${tallWindow} {
    position: sticky;
    inset-block-start: var(--header-offset);
    /* Filters that are taller than the window scroll, and fade at both ends. */
    max-height: calc(100vh - var(--header-offset));
    overflow-y: auto;
    scroll-padding-block: var(--space-m) var(--space-xl);
    mask-image: linear-gradient(transparent, var(--ink) var(--space-m) calc(100% - var(--space-xl)), transparent);
    /* The scroller would cut the focus indicators. */
    margin: calc(-1 * var(--space-s));
    padding: calc(9px + var(--space-s)) var(--space-s) var(--space-xl);
  }
`;
