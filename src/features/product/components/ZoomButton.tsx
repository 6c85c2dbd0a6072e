import { ZoomIn, ZoomOut } from 'lucide-react';
import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { color } from '../../../styles/theme';

export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

interface Props {
  readonly id: string;
  /** Left out where the button opens the dialog. */
  readonly isZoomed?: boolean;
  readonly onPress: (focalPoint: FocalPoint) => void;
}

/**
 * The position of a press within the image. The image is a label of the button,
 * which gets its click. A press on the button itself zooms to the center.
 */
const focalPointOf = ({ clientX, clientY }: MouseEvent): FocalPoint => {
  const pressed = document.elementFromPoint(clientX, clientY);
  if (!(pressed instanceof HTMLImageElement)) return { x: 0.5, y: 0.5 };
  const { left, top, width, height } = pressed.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
};

export const ZoomButton = ({ id, isZoomed, onPress }: Props) => (
  <Circle
    id={id}
    type="button"
    aria-label={isZoomed ? 'Zoom out' : 'Zoom in'}
    aria-haspopup={isZoomed === undefined ? 'dialog' : undefined}
    onClick={(event) => onPress(focalPointOf(event))}
  >
    {isZoomed ? <ZoomOut size={20} /> : <ZoomIn size={20} />}
  </Circle>
);

const SIZE = '44px';
const INSET = '8px';

// It takes no room in the strip, and stays in the corner of the visible image.
// It is inside the strip, so that a finger on it scrolls the strip, too.
const Circle = styled.button`
  position: sticky;
  inset-block-end: ${INSET};
  inset-inline-end: ${INSET};
  display: grid;
  flex: none;
  place-items: center;
  align-self: flex-end;
  width: ${SIZE};
  height: ${SIZE};
  margin-block-end: ${INSET};
  margin-inline-start: -${SIZE};
  border-radius: 50%;
  background: ${color.ground};
  cursor: zoom-in;
`;
