import styled, { css, keyframes } from 'styled-components';
import { color } from '../../styles/theme';

/** A line at the top of the window while the next page loads. A page that takes less than 100 ms shows none. */
export const LoadingBar = () => <Bar role="progressbar" aria-label="Loading" />;

const show = keyframes`
  from { visibility: hidden; }
`;
const grow = keyframes`
  from { scale: 0 1; }
`;

const shown = css`
  ${show} 100ms step-end
`;

const Bar = styled.div`
  position: fixed;
  inset-block-start: 0;
  inset-inline: 0;
  z-index: 30;
  height: 3px;
  background: ${color.accent};
  transform-origin: left;
  animation:
    ${shown},
    ${grow} 8s cubic-bezier(0.1, 0.7, 0.1, 1);

  @media (prefers-reduced-motion: reduce) {
    /* The delay is no motion: without it every navigation would flash. */
    animation: ${shown} !important;
  }
  @media print {
    display: none;
  }
`;
