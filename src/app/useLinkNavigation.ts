import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { isPlainLeftClick } from '../components/ui/isPlainLeftClick';

/** Whether the router follows a link: not to another origin, into another window or to a download. */
const isRouted = (link: HTMLAnchorElement) =>
  link.origin === window.location.origin && !link.target && !link.hasAttribute('download');

/** Follows plain clicks on links within the shop without a page load. Links are plain `<a>` elements. */
export const useLinkNavigation = (): void => {
  const navigate = useNavigate();
  const follow = useEffectEvent(({ href, pathname, search, hash }: HTMLAnchorElement) => {
    void navigate(pathname + search + hash, { replace: href === window.location.href });
  });

  useEffect(() => {
    let frame: number;
    let timer: ReturnType<typeof setTimeout>;
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || event.defaultPrevented || !isPlainLeftClick(event) || !isRouted(link)) return;
      event.preventDefault();
      // After the next paint, which shows the press: rendering the page may take longer than a frame.
      frame = requestAnimationFrame(() => {
        timer = setTimeout(() => follow(link));
      });
    };
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('click', onClick);
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
};
