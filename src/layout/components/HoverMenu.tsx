import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ReactNode,
  type TouchEvent,
} from 'react';
import styled from 'styled-components';

interface Props {
  className?: string;
  /** The link whose menu opens. */
  opener: ReactNode;
  /** Whether a tap on the link opens the menu, and a second one follows it. */
  isOpenedByTap?: boolean;
  /** The items of the menu, each with a link. */
  children: ReactNode;
}

/**
 * The style opens the menu while the mouse or the focus is on it. Esc, a press
 * outside the menu and all its links close it.
 */
export const HoverMenu = ({
  className,
  opener,
  isOpenedByTap = false,
  children,
}: Props) => {
  const [isClosed, setClosed] = useState(false);
  const menu = useRef<HTMLDivElement>(null);

  const focusLink = () => menu.current?.querySelector('a')?.focus();
  const hasFocus = () => menu.current?.matches(':focus-within');
  const open = () => setClosed(false);
  const close = () => {
    // A link of the menu would lose the focus when it is hidden.
    if (hasFocus()) focusLink();
    setClosed(true);
  };

  // The document listens, because a menu that the mouse has opened does not
  // have the focus, and because on iOS a tap outside the menu does not take the
  // focus away (November 2026).
  const onKeyDown = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') close();
  });
  const onPointerDown = useEffectEvent(({ target }: PointerEvent) => {
    if (target instanceof Node && !menu.current?.contains(target)) close();
  });
  useEffect(() => {
    const stopped = new AbortController();
    const { signal } = stopped;
    document.addEventListener('keydown', onKeyDown, { signal });
    document.addEventListener('pointerdown', onPointerDown, { signal });
    return () => stopped.abort();
  }, []);

  const onTouchEnd = (event: TouchEvent) => {
    // A touch that ends a scroll is not cancelable.
    if ((hasFocus() && !isClosed) || !event.cancelable) return;
    event.preventDefault();
    focusLink();
    open();
  };

  return (
    <MenuArea
      ref={menu}
      className={className}
      onMouseEnter={open}
      onFocus={open}
      onClick={close}
      onTouchEnd={isOpenedByTap ? onTouchEnd : undefined}
    >
      {opener}
      <Panel hidden={isClosed}>{children}</Panel>
    </MenuArea>
  );
};

const Panel = styled.ul.attrs({ role: 'list' })`
  display: none;
  position: absolute;
  inset-block-start: 100%;
  width: max-content;
  min-width: 184px;
  padding-block: var(--space-s);
  background: var(--raised);
  border: 1px solid var(--hairline);
  border-radius: var(--radius);
  box-shadow: var(--shadow);
  a { padding-inline: 20px; }
  a:focus-visible { outline-offset: -2px; }
`;

/** As tall as the header, so that there is no gap between link and panel. */
const MenuArea = styled.div`
  position: relative;
  display: grid;
  align-self: stretch;
  align-items: center;
  &:focus-within > ${Panel}:not([hidden]) { display: block; }
  @media (hover: hover) { &:hover > ${Panel}:not([hidden]) { display: block; } }
`;
