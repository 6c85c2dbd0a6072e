import styled from 'styled-components';
import { up } from '../../styles/theme';

export const Wordmark = () => (
  <Mark viewBox="0 0 116 28" role="img" aria-label="WEFT">
    <path d="M2 3l7 22 6.5-17M13.500 3l7.500 22 7-22" />
    <path d="M58 3H42v22h16M42 13.500h13" />
    <path d="M86 3H70v22M70 13.500h13" />
    <path d="M94 3h20M104 3v22" />
  </Mark>
);

const Mark = styled.svg`
  width: 92px;
  height: auto;
  fill: none;
  stroke: currentcolor;
  stroke-width: 2.6;
  ${up.tablet} { width: 116px; }
`;
