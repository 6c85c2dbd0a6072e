import styled, { css } from 'styled-components';
import { formatPrice, type Cents } from '../../domain/money';

interface Props {
  readonly cents: Cents;
  readonly className?: string;
}

export const Price = ({ cents, ...rest }: Props) => <Figures {...rest}>{formatPrice(cents)}</Figures>;

export const figures = css`
  font-variant-numeric: tabular-nums lining-nums;
  white-space: nowrap;
`;

export const Figures = styled.span`
  ${figures}
`;
