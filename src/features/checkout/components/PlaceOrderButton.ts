import styled, { keyframes } from 'styled-components';
import { Button } from '../../../ui/Button';

const DOUBLE_CLICK_MS = 500;

const hold = keyframes`
  from, to { pointer-events: none; }
`;

// Ignores the second tap of a double tap on PROCEED TO CHECKOUT. An animation
// does it, because not every browser counts taps in `detail` of the event.
export const PlaceOrderButton = styled(Button)`
  /* It moves nothing, so it also runs where motion is reduced. */
  animation: ${hold} ${DOUBLE_CLICK_MS}ms !important;
`;
