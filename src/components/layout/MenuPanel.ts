import styled from 'styled-components';
import { color, HEADER_HEIGHT, radius, shadow, space, touch, underline, up } from '../../styles/theme';
import { Link } from '../ui/Link';

/** What an icon of the head opens, right under the head. */
export const Panel = styled.ul`
  --gap: calc((${HEADER_HEIGHT.narrow} - 44px) / 2 - 1px);
  position: absolute;
  /* Right under the head, which is higher than the icon. */
  inset-block-start: calc(100% + var(--gap));
  inset-inline-end: 0;
  min-width: 184px;
  padding-block: ${space.s};
  background: ${color.raised};
  border: 1px solid ${color.hairline};
  border-radius: ${radius};
  box-shadow: ${shadow};

  ${up.tablet} {
    --gap: calc((${HEADER_HEIGHT.wide} - 44px) / 2 - 1px);
  }
  /* A pointer on its way down from the icon has not left. */
  &::before {
    content: '';
    position: absolute;
    inset: calc(-1px - var(--gap)) 0 auto;
    height: var(--gap);
  }
  li:last-child {
    margin-block-start: ${space.s};
    padding-block-start: ${space.s};
    border-block-start: 1px solid ${color.hairline};
  }
`;

/** A way on within it. */
export const Item = styled(Link)`
  display: flex;
  align-items: center;
  min-height: 40px;
  padding-inline: 20px;
  text-decoration: none;

  ${touch} {
    min-height: 44px;
  }
  &:hover {
    ${underline}
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;
