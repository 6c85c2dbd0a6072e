import { ShoppingBag } from 'lucide-react';
import styled, { css, keyframes } from 'styled-components';
import { PATHS } from '../../domain/paths';
import { color, motion, text } from '../../styles/theme';
import { iconButton } from '../ui/Button';
import { Link } from '../ui/Link';
import { VisuallyHidden } from '../ui/VisuallyHidden';

interface Props {
  /** How many pieces are in the cart. */
  readonly count: number;
}

/** The way to the cart, and how many pieces are in it; none at 0. A new number ticks up. */
export const CartLink = ({ count }: Props) => (
  <Bag to={PATHS.cart}>
    <ShoppingBag />
    <VisuallyHidden>Cart</VisuallyHidden>
    {count > 0 && <Badge key={count}>{count}</Badge>}
  </Bag>
);

const tick = keyframes`
  from { transform: translateY(6px); opacity: 0; }
`;

/** Where the number stands, and how. */
const badge = css`
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

const Bag = styled(Link)`
  ${iconButton}

  /* What was counted last, until the shop has counted: see src/app/preHydration.ts. */
  &::after {
    content: var(--cart-count, none);
    ${badge}
  }
`;
