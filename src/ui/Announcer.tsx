import { useEffect, useRef, useState } from 'react';
import { useIsHydrating } from './useIsHydrating';
import { VisuallyHidden } from './VisuallyHidden';

/** After this time, screen readers have read the text. */
const READ_MS = 3000;

interface Props {
  children: string;
  /** If this value changes, the same text is announced again. */
  subject?: unknown;
  /** If several texts follow within this time, only the last one is announced. */
  quietMs?: number;
}

/**
 * A live region that announces each change of its text, but not its first text.
 * In a hydrated page, the first text is the one of the stored state. Each text
 * is removed after it was read: otherwise Chromium announces it again when a
 * dialog is closed.
 */
export const Announcer = ({
  children: text,
  subject,
  quietMs = 500,
}: Props) => {
  const isHydrating = useIsHydrating();
  const last = useRef<{ text: string; subject: unknown }>(undefined);
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    if (isHydrating) return;
    last.current ??= { text, subject };
    const announce = () => {
      const isNew =
        text !== last.current?.text || subject !== last.current.subject;
      setAnnounced(isNew ? text : '');
      last.current = { text, subject };
    };
    const delay = text === '' ? 0 : quietMs;
    const timers = [
      // A region announces only a change.
      setTimeout(() => setAnnounced('')),
      setTimeout(announce, delay),
      setTimeout(() => setAnnounced(''), delay + READ_MS),
    ];
    return () => timers.forEach(clearTimeout);
  }, [text, subject, quietMs, isHydrating]);

  // With `role="status"`, screen readers would read an empty region as a status
  // bar.
  return <VisuallyHidden aria-live="polite">{announced}</VisuallyHidden>;
};
