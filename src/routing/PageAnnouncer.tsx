import { useEffect, useRef, useState } from 'react';
import { Announcer } from '../ui/Announcer';

interface Props {
  readonly pathname: string;
}

/**
 * Announces the title of a new page. Not of the first one, which the browser
 * announces itself.
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
