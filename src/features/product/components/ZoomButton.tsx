import { ZoomIn } from 'lucide-react';
import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { color } from '../../../styles/theme';

export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

interface Props {
  readonly onZoom: (focalPoint: FocalPoint) => void;
  readonly onApproach: () => void;
}

const CENTER: FocalPoint = { x: 0.5, y: 0.5 };

const pointIn = (
  button: Element,
  { clientX, clientY }: { clientX: number; clientY: number },
): FocalPoint => {
  const { left, top, width, height } = button.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
};

/**
 * Lies over the visible image, inside the strip, so that a touch still scrolls
 * the strip.
 */
export const ZoomButton = ({ onZoom, onApproach }: Props) => {
  const onClick = (event: MouseEvent<HTMLButtonElement>) => {
    const isByKeyboard = event.detail === 0;
    onZoom(isByKeyboard ? CENTER : pointIn(event.currentTarget, event));
  };

  return (
    <Overlay
      type="button"
      aria-label="Zoom in"
      aria-haspopup="dialog"
      onClick={onClick}
      onPointerEnter={onApproach}
      onFocus={onApproach}
    >
      <span>
        <ZoomIn size={20} />
      </span>
    </Overlay>
  );
};

const Overlay = styled.button`
  position: sticky;
  inset-inline-start: 0;
  cursor: zoom-in;
  &:focus-visible { outline-offset: -4px; }
  > span {
    position: absolute;
    inset: auto 8px 8px auto;
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border-radius: 50%;
    background: ${color.ground};
  }
`;
