import { useEffect, useState } from 'react';
import { Announcer } from '../ui/Announcer';

interface Props {
  pathname: string;
}

/**
 * Announces the title of each page except the first. A screen reader announces
 * the first title by itself after the document is loaded.
 */
export const PageAnnouncer = ({ pathname }: Props) => {
  const [title, setTitle] = useState('');
  useEffect(() => setTitle(document.title), [pathname]);
  // An announcer does not announce its first text.
  return title && <Announcer>{title}</Announcer>;
};
