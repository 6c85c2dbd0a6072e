import styled from 'styled-components';
import { PATHS } from '../../../routing/paths';
import { color, space, text } from '../../../styles/theme';
import { Button, ButtonLink } from '../../../ui/Button';

export const EmptyCart = () => (
  <Notice>
    <p>Your cart is empty.</p>
    <ButtonLink to={PATHS.collections}>See the collections</ButtonLink>
  </Notice>
);

/** Replaces a cart that only a newer version of the shop can show. */
export const OutdatedCart = ({
  onReload,
}: {
  readonly onReload: () => void;
}) => (
  <Notice role="alert">
    <p>
      A newer version of the shop has saved your cart. This version cannot show
      it.
    </p>
    <Button type="button" onClick={onReload}>
      Reload
    </Button>
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
