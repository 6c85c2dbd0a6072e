import { useToaster } from 'react-hot-toast/headless';
import styled, { keyframes } from 'styled-components';
import { color, motion, shadow, space } from '../../styles/theme';

/** The shop's messages, top right. Whoever points at them keeps them. */
export const ToastRegion = () => {
  const { toasts, handlers } = useToaster();
  return (
    <Region onMouseEnter={handlers.startPause} onMouseLeave={handlers.endPause}>
      {toasts
        .filter(({ visible }) => visible)
        .map(({ id, message }) => (
          <Toast key={id} role="alert">
            {typeof message === 'string' ? message : null}
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
  inset-block-start: ${space.m};
  inset-inline-end: ${space.m};
  z-index: 20;
  display: grid;
  gap: ${space.s};
`;

const Toast = styled.p`
  padding: ${space.m} ${space.l};
  border-inline-start: 3px solid ${color.accent};
  border-radius: 2px;
  background: ${color.raised};
  color: ${color.ink};
  box-shadow: ${shadow};
  animation: ${enter} ${motion.calm};
`;
