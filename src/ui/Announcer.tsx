import { useEffect, useRef, useState } from 'react';
import { useIsHydrating } from './useIsHydrating';
import { VisuallyHidden } from './VisuallyHidden';

/** After this time, screen readers have read the text. */
const READ_MS = 3000;

interface Props {
  children: string;
  /** If several texts follow within this time, only the last one is announced. */
  quietMs?: number;
}

/**
 * A live region that announces each change of its text, but not its first text.
 * In a hydrated page, the first text is the one of the stored state. Each text
 * is removed after it was read: otherwise Chromium announces it again when a
 * dialog is closed.
 */
export const Announcer = ({ children: text, quietMs = 500 }: Props) => {
  const isHydrating = useIsHydrating();
  const last = useRef<string>(undefined);
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    if (isHydrating) return;
    last.current ??= text;
    const announce = () => {
      setAnnounced(text === last.current ? '' : text);
      last.current = text;
    };
    const delay = text === '' ? 0 : quietMs;
    const timers = [
      setTimeout(announce, delay),
      setTimeout(() => setAnnounced(''), delay + READ_MS),
    ];
    return () => timers.forEach(clearTimeout);
  }, [text, quietMs, isHydrating]);

  // With `role="status"`, screen readers would read an empty region as a status
  // bar.
  return <VisuallyHidden aria-live="polite">{announced}</VisuallyHidden>;
};
