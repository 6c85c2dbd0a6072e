import styled from 'styled-components';
import { PATHS } from '../../../routing/paths';
import { color, space, text } from '../../../styles/theme';
import { ButtonLink } from '../../../ui/Button';

export const EmptyCart = () => (
  <Notice>
    <p>Your cart is empty.</p>
    <ButtonLink to={PATHS.collections}>See the collections</ButtonLink>
  </Notice>
);

const Notice = styled.div`
  display: grid;
  gap: ${space.l};
  justify-items: start;
  padding-block: ${space.xl};
  border-block-start: 1px solid ${color.hairline};
  font-size: ${text.lead};
`;
