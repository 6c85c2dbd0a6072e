import styled from 'styled-components';
import { space } from '../../styles/theme';

/** All orders, one under the other. */
export const OrderList = styled.ul`
  padding-block-start: ${space.xl};
`;
