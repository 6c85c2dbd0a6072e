import { useEffect, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { color, motion } from '../../styles/theme';

/** A page that loads faster shows no bar. */
const DELAY_MS = 100;

export const LoadingBar = () => {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return isShown && <Bar role="progressbar" aria-label="Loading" />;
};

const grow = keyframes`
  from { scale: 0 1; }
`;

const Bar = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: 30;
  height: 3px;
  background: ${color.accent};
  transform-origin: left;
  animation: ${grow} ${motion.calm};
  @media print { display: none; }
`;
