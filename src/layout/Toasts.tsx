import { X } from 'lucide-react';
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

/** Toasts, which outlive their page. The pointer pauses their time. */
export const Toasts = () => {
  const { toasts, handlers } = useToaster();
  const { startPause, endPause } = handlers;

  const onDismiss = (id: string) => {
    toast.remove(id);
    // The pointer does not leave what is removed below it.
    endPause();
  };

  return (
    <Region onMouseEnter={startPause} onMouseLeave={endPause}>
      {toasts
        .filter(({ visible }) => visible)
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
