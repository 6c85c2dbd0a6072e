import { X } from 'lucide-react';
import { useRef, type FocusEvent } from 'react';
import { toast, useToaster } from 'react-hot-toast/headless';
import styled, { keyframes } from 'styled-components';
import { color, HEADER_HEIGHT, motion, radius, shadow, space, up } from '../../styles/theme';
import { IconButton } from '../ui/Button';

/** The shop's messages, top right under the head. Whoever points at them or stands in them keeps them. */
export const ToastRegion = () => {
  const { toasts, handlers } = useToaster();
  const before = useRef<EventTarget>(null);
  const holders = useRef(new Set<'pointer' | 'focus'>());

  const hold = (holder: 'pointer' | 'focus') => {
    // Told again, the pause would begin anew, and the toast go the sooner for it.
    if (holders.current.size === 0) handlers.startPause();
    holders.current.add(holder);
  };
  const release = (holder: 'pointer' | 'focus') => {
    if (holders.current.delete(holder) && holders.current.size === 0) handlers.endPause();
  };
  const onFocus = ({ relatedTarget }: FocusEvent) => {
    before.current = relatedTarget;
    hold('focus');
  };
  const onDismiss = (id: string) => {
    // The cross goes: focus returns to where it came from, and the pause ends with what asked for it.
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
    holders.current.clear();
    handlers.endPause();
    toast.remove(id);
  };

  return (
    <Region
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && hold('pointer')}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && release('pointer')}
      onFocus={onFocus}
      onBlur={() => release('focus')}
    >
      {toasts
        .filter(({ visible }) => visible)
        .map(({ id, message }) => (
          <Toast key={id}>
            <p role="alert">{typeof message === 'string' ? message : null}</p>
            <IconButton type="button" aria-label="Dismiss" onClick={() => onDismiss(id)}>
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
  inset-block-start: calc(${HEADER_HEIGHT.narrow} + ${space.s});
  inset-inline-end: ${space.m};
  z-index: 20;
  display: grid;
  gap: ${space.s};
  max-width: calc(100vw - 2 * ${space.m});

  @media print {
    display: none;
  }
  ${up.tablet} {
    inset-block-start: calc(${HEADER_HEIGHT.wide} + ${space.s});
    inset-inline-end: ${space.gutter};
  }
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
  color: ${color.ink};
  box-shadow: ${shadow};
  animation: ${enter} ${motion.calm};
`;
