import { useEffect, useState } from 'react';
import { VisuallyHidden } from './VisuallyHidden';

/** Texts within this time are one announcement. */
const QUIET_MS = 500;
/** Screen readers have read the text by then. */
const READ_MS = 3000;

interface Props {
  readonly children: string;
}

/**
 * A live region that announces its text when it changes, and not at first. It
 * is emptied afterwards, because Chromium announces its text again when a
 * dialog is closed.
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
    const timer = setTimeout(() => setAnnounced(''), READ_MS);
    return () => clearTimeout(timer);
  }, [announced]);

  // Not `role="status"`, which is read as a status bar even when it is empty.
  return <VisuallyHidden aria-live="polite">{announced}</VisuallyHidden>;
};
