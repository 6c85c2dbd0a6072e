import { ShoppingBag } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { PATHS } from '../../../routing/paths';
import { t } from '../../../texts/t';
import { iconButtonStyle } from '../../../ui/Button';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';

/** A new count gives a new badge, so its transition runs again. */
export const CartLink = ({ count }: { count: number }) => (
  <CartAnchor to={PATHS.cart}>
    <ShoppingBag />
    <VisuallyHidden>{t('Cart')}</VisuallyHidden>
    {count > 0 && <Badge key={count}>{count}</Badge>}
  </CartAnchor>
);

const Badge = styled.span`
  transition: opacity var(--duration-long), transform var(--duration-long);
  @starting-style { transform: translateY(6px); opacity: 0; }
`;

const CartAnchor = styled(Link)`
  ${iconButtonStyle}
  ${Badge} {
    position: absolute;
    inset-block-start: 4px;
    inset-inline-start: min(44px - var(--icon-inset), 34px);
    /* A larger badge would cover its icon. */
    font-size: min(var(--size-small), 18px);
    min-width: calc(9em / 7);
    padding-inline: 4px;
    border-radius: 1rem;
    /* A gap between the badge and the lines of its icon. */
    box-shadow: 0 0 0 2px var(--ground);
    background: var(--accent);
    color: var(--on-accent);
    font-weight: 500;
    font-variant-numeric: tabular-nums;
    line-height: calc(9em / 7);
    white-space: nowrap;
    text-align: center;
    translate: -50%;
    &:dir(rtl) { translate: 50%; }
  }
`;
