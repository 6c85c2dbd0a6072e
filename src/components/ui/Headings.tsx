import type { ReactNode } from 'react';
import styled from 'styled-components';
import { space, text } from '../../styles/theme';

interface Props {
  readonly children: ReactNode;
}

/** The one `h1` of a page. Focus comes here when the shopper arrives. */
export const PageHeading = ({ children }: Props) => <Title tabIndex={-1}>{children}</Title>;

export const Title = styled.h1`
  font-size: ${text.title};
`;

export const SectionHeading = styled.h2`
  font-size: ${text.heading};
  margin-block-end: ${space.l};
`;
