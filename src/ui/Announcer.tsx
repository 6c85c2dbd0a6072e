import { useEffect, useState } from 'react';
import { VisuallyHidden } from './VisuallyHidden';

/** Of several texts within this time, only the last one is announced. */
const QUIET_MS = 500;
/** After this time, screen readers have read the text. */
const READ_MS = 3000;

interface Props {
  children: string;
}

/**
 * A live region that announces each change of its text, but not its first text.
 * The region is emptied afterwards, because Chromium 156 announces its text
 * again when a dialog is closed.
 */
export const Announcer = ({ children: text }: Props) => {
  const [last, setLast] = useState(text);
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    if (text === last) return;
    const delay = text === '' ? 0 : QUIET_MS;
    const timer = setTimeout(() => {
      setLast(text);
      setAnnounced(text);
    }, delay);
    return () => clearTimeout(timer);
  }, [text, last]);

  useEffect(() => {
    if (announced === '') return;
    // A busy page may call this timer and the one above in one task: the next
    // text stays.
    const empty = (current: string) => (current === announced ? '' : current);
    const timer = setTimeout(() => setAnnounced(empty), READ_MS);
    return () => clearTimeout(timer);
  }, [announced]);

  // A region with `role="status"` is read as a status bar even when it is
  // empty.
  return <VisuallyHidden aria-live="polite">{announced}</VisuallyHidden>;
};
