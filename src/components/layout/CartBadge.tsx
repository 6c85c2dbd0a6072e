import styled, { css, keyframes } from 'styled-components';
import { color, motion, text } from '../../styles/theme';

interface Props {
  readonly count: number;
}

/** How many pieces are in the cart; none at 0. A new number ticks up. */
export const CartBadge = ({ count }: Props) => (count > 0 ? <Badge key={count}>{count}</Badge> : null);

const tick = keyframes`
  from { transform: translateY(6px); opacity: 0; }
`;

/** Where the number stands, and how. */
export const badge = css`
  position: absolute;
  inset-block-start: 2px;
  inset-inline-start: 34px;
  min-width: 1.25rem;
  padding-inline: 5px;
  border-radius: 1rem;
  background: ${color.accent};
  color: ${color.onAccent};
  font-size: ${text.small};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  line-height: 1.25rem;
  text-align: center;
  translate: -50%;
`;

const Badge = styled.span`
  ${badge}
  animation: ${tick} ${motion.calm};
`;
