import type { Ref } from 'react';
import styled from 'styled-components';
import { productsIn } from '../../domain/labels';
import { color, text, up } from '../../styles/theme';

interface Props {
  readonly count: number;
  readonly ref: Ref<HTMLParagraphElement>;
}

/** The number of products, announced when it changes. */
export const ResultCount = ({ count, ref }: Props) => (
  <Line ref={ref} role="status" tabIndex={-1}>
    {productsIn(count)}
  </Line>
);

const Line = styled.p`
  color: ${color.inkSoft};
  font-size: ${text.small};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  ${up.tablet} { font-size: ${text.body}; }
`;
