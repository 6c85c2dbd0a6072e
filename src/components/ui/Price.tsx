import styled from 'styled-components';
import { formatPrice, type Cents } from '../../domain/money';

interface Props {
  readonly cents: Cents;
  readonly id?: string;
  readonly className?: string;
}

/** The price on a label. */
export const Price = ({ cents, ...rest }: Props) => <Figures {...rest}>{formatPrice(cents)}</Figures>;

export const Figures = styled.span`
  font-variant-numeric: tabular-nums lining-nums;
  white-space: nowrap;
`;
