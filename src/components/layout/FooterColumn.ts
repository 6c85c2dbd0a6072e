import styled from 'styled-components';
import { apart, color, font, space, text, touch } from '../../styles/theme';

/** The heading of one column at the foot of a page. */
export const ColumnHeading = styled.h2`
  margin-block-end: ${space.s};
  font-family: ${font.text};
  font-size: ${text.small};
  font-weight: 500;
  line-height: 1.5;
  letter-spacing: ${apart};
`;

/** The links of one column at the foot of a page. */
export const ColumnLinks = styled.ul`
  a {
    display: inline-block;
    padding-block: 6px;
    color: ${color.inkSoft};
    text-decoration: none;

    ${touch} {
      padding-block: 10px;
    }
  }
  a:hover {
    color: ${color.ink};
    text-decoration: underline;
  }
`;
