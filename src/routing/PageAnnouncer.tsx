import { useEffect, useRef, useState } from 'react';
import { Announcer } from '../ui/Announcer';
import { focusTarget } from './places';

interface Props {
  readonly pathname: string;
}

/**
 * Moves the focus to a new page, and announces its title. Not for the first
 * page: a document that is opened has the focus itself.
 */
export const PageAnnouncer = ({ pathname }: Props) => {
  const [title, setTitle] = useState('');
  const last = useRef(pathname);

  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    focusTarget()?.focus({ preventScroll: true });
    setTitle(document.title);
  }, [pathname]);

  return <Announcer>{title}</Announcer>;
};
