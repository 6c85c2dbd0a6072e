import { useEffect, useRef, useState } from 'react';
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
  const last = useRef(pathname);

  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    setTitle(document.title);
  }, [pathname]);

  return <Announcer>{title}</Announcer>;
};
