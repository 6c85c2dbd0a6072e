import { ZoomIn, ZoomOut } from 'lucide-react';
import type { MouseEventHandler } from 'react';
import styled from 'styled-components';
import { color, space } from '../../../styles/theme';
import { IconButton } from '../../../ui/Button';

interface Props {
  /** Left out where the button opens the dialog. */
  readonly isZoomed?: boolean;
  readonly onClick: MouseEventHandler<HTMLElement>;
}

/** Does by keyboard what a press on the image does. */
export const ZoomButton = ({ isZoomed, onClick }: Props) => (
  <Circle
    type="button"
    aria-label={isZoomed ? 'Zoom out' : 'Zoom in'}
    aria-haspopup={isZoomed === undefined ? 'dialog' : undefined}
    onClick={onClick}
  >
    {isZoomed ? <ZoomOut size={20} /> : <ZoomIn size={20} />}
  </Circle>
);

// It takes no room in the strip, and stays in the corner of the visible image.
// It is inside the strip, so that a finger on it scrolls the strip, too.
const Circle = styled(IconButton)`
  position: sticky;
  inset-block-end: ${space.s};
  inset-inline-end: ${space.s};
  flex: none;
  align-self: flex-end;
  margin-block-end: ${space.s};
  margin-inline-start: -44px;
  border-radius: 50%;
  background: ${color.ground};
  cursor: zoom-in;
`;
