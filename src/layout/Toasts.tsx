import { X } from 'lucide-react';
import { useRef, type FocusEvent } from 'react';
import { toast, useToaster } from 'react-hot-toast/headless';
import styled, { keyframes } from 'styled-components';
import {
  color,
  HEADER_HEIGHT,
  motion,
  radius,
  shadow,
  space,
} from '../styles/theme';
import { IconButton } from '../ui/Button';
import { useIsHydrating } from '../ui/useIsHydrating';

/** Toasts, which outlive their page. */
export const Toasts = () => {
  const { toasts, handlers } = useToaster();
  // A toast may be shown before this region hydrates, but the prerendered
  // region is empty.
  const isHydrating = useIsHydrating();
  const focusedBefore = useRef<EventTarget>(null);
  const holds = useRef({ pointer: false, focus: false });

  const isHeld = () => holds.current.pointer || holds.current.focus;

  const hold = (change: Partial<typeof holds.current>) => {
    const wasHeld = isHeld();
    Object.assign(holds.current, change);
    // A second startPause would restart the pause and shorten the time of the
    // toast.
    if (isHeld() === wasHeld) return;
    if (wasHeld) handlers.endPause();
    else handlers.startPause();
  };

  const onFocus = ({ relatedTarget }: FocusEvent) => {
    focusedBefore.current = relatedTarget;
    hold({ focus: true });
  };
  const onDismiss = (id: string) => {
    if (focusedBefore.current instanceof HTMLElement) {
      focusedBefore.current.focus({ preventScroll: true });
    }
    hold({ pointer: false, focus: false });
    toast.remove(id);
  };

  return (
    <Region
      onPointerEnter={({ pointerType }) =>
        pointerType !== 'touch' && hold({ pointer: true })
      }
      onPointerLeave={({ pointerType }) =>
        pointerType !== 'touch' && hold({ pointer: false })
      }
      onFocus={onFocus}
      onBlur={() => hold({ focus: false })}
    >
      {toasts
        .filter(({ visible }) => visible && !isHydrating)
        .map(({ id, message }) => (
          // The alert is the inserted element itself: Firefox does not announce
          // an alert within one.
          <Toast key={id} role="alert">
            <p>{typeof message === 'string' ? message : null}</p>
            <IconButton
              type="button"
              aria-label="Dismiss"
              onClick={() => onDismiss(id)}
            >
              <X size={20} />
            </IconButton>
          </Toast>
        ))}
    </Region>
  );
};

const enter = keyframes`
  from { opacity: 0; transform: translateY(-8px); }
`;

const Region = styled.div`
  position: fixed;
  inset-block-start: calc(${HEADER_HEIGHT} + ${space.s});
  inset-inline-end: ${space.gutter};
  z-index: 20;
  display: grid;
  gap: ${space.s};
  max-width: calc(100vw - 2 * ${space.gutter});
`;

const Toast = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.m};
  min-height: 56px;
  padding-inline: 20px 6px;
  border: 1px solid ${color.hairline};
  border-inline-start: 3px solid ${color.accent};
  border-radius: ${radius};
  background: ${color.raised};
  box-shadow: ${shadow};
  animation: ${enter} ${motion.calm};
`;
