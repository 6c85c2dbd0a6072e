import type { ReactNode } from 'react';
import styled from 'styled-components';
import { HTML_ATTRIBUTES } from '../lib/htmlAttributes';
import { useIsHydrating } from './useIsHydrating';

/**
 * Renders its children after the hydration, because they depend on the stored
 * state, which the build does not know. Until then the footer is hidden: the
 * height of the content above it is not known.
 */
export const AfterHydration = ({ children }: { children: ReactNode }) =>
  useIsHydrating() ? <Placeholder /> : children;

const Placeholder = styled.div`
  @media (scripting: enabled) {
    :root:not([${HTML_ATTRIBUTES.start}='failed']) main:has(&) ~ footer { visibility: hidden; }
  }
`;
