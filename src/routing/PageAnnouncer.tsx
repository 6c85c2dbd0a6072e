import { useEffect, useRef, useState } from 'react';
import { Announcer } from '../ui/Announcer';
import { hashTarget } from './places';

interface Props {
  readonly pathname: string;
}

/**
 * Focuses the `h1` of a new page or the target of its hash, and announces the
 * title. Nothing at first.
 */
export const PageAnnouncer = ({ pathname }: Props) => {
  const [title, setTitle] = useState('');
  const last = useRef(pathname);

  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const target = hashTarget() ?? document.querySelector('h1');
    target?.focus({ preventScroll: true });
    setTitle(document.title);
  }, [pathname]);

  return <Announcer>{title}</Announcer>;
};
