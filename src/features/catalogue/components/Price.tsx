import styled, { css } from 'styled-components';
import type { Cents } from '../../../data/types';
import { formatPrice } from '../money';

export const Price = ({ cents }: { readonly cents: Cents }) => (
  <PriceText>{formatPrice(cents)}</PriceText>
);

export const tabularFigures = css`
  font-variant-numeric: tabular-nums lining-nums;
  white-space: nowrap;
`;

const PriceText = styled.span`
  ${tabularFigures}
`;
