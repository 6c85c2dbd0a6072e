import { ZoomIn } from 'lucide-react';
import { useEffect, useRef, type MouseEvent } from 'react';
import styled from 'styled-components';
import { onPicture } from '../../styles/theme';
import { CENTER, type FocalPoint } from './focalPoint';

interface Props {
  /** Says which part of the picture is wanted close. */
  readonly onZoom: (spot: FocalPoint) => void;
  /** A pointer or the keyboard has come near. */
  readonly onApproach: () => void;
}

const focalPointUnder = (
  button: Element,
  { clientX, clientY }: { clientX: number; clientY: number },
): FocalPoint => {
  const { left, top, width, height } = button.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
};

/** Lies over whichever picture is seen, inside the strip, so that a finger still swipes and a wheel still scrolls. */
export const ZoomButton = ({ onZoom, onApproach }: Props) => {
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const target = button.current;
    // A pinch on a touchpad comes as a wheel with Ctrl. React listens passively, and could not keep it from the page.
    const onWheel = (event: WheelEvent) => {
      if (!target || !event.ctrlKey || event.deltaY >= 0) return;
      event.preventDefault();
      target.focus({ preventScroll: true });
      onZoom(focalPointUnder(target, event));
    };
    target?.addEventListener('wheel', onWheel, { passive: false });
    return () => target?.removeEventListener('wheel', onWheel);
  }, [onZoom]);

  const onClick = (event: MouseEvent<HTMLButtonElement>) => {
    const byKeyboard = event.detail === 0;
    onZoom(byKeyboard ? CENTER : focalPointUnder(event.currentTarget, event));
  };

  return (
    <Over
      ref={button}
      type="button"
      aria-label="Zoom in"
      aria-haspopup="dialog"
      onClick={onClick}
      onPointerEnter={onApproach}
      onFocus={onApproach}
    >
      <Sign>
        <ZoomIn size={20} />
      </Sign>
    </Over>
  );
};

const Over = styled.button`
  position: sticky;
  inset-inline-start: 0;
  padding: 0;
  border: 0;
  background: none;
  cursor: zoom-in;

  &:focus-visible {
    outline-offset: -4px;
  }
`;

const Sign = styled.span`
  ${onPicture}
  position: absolute;
  inset: auto 8px 8px auto;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  background: none;
`;
