import type { ReactNode } from 'react';
import styled from 'styled-components';
import { space } from '../../../styles/theme';

interface Props {
  readonly label: string;
  readonly children: ReactNode;
}

/** The controls of one filter. */
export const FilterGroup = ({ label, children }: Props) => (
  <fieldset>
    <Legend>{label}</Legend>
    {children}
  </fieldset>
);

const Legend = styled.legend`
  margin-block-end: ${space.xs};
  font-weight: 600;
`;
