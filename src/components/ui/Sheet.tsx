import { X } from 'lucide-react';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import styled, { createGlobalStyle, css } from 'styled-components';
import { color, HEAD, motion, shadow, space } from '../../styles/theme';
import { IconButton } from './Button';

/** A sheet's dialog, and the control that opens it and takes focus back. */
export const useSheet = () => {
  const sheet = useRef<HTMLDialogElement>(null);
  const opener = useRef<HTMLButtonElement>(null);

  const open = () => {
    // A dialog gives back the focus that it found, and Safari gives none to a button that is clicked.
    opener.current?.focus({ preventScroll: true });
    sheet.current?.showModal();
  };
  const close = () => sheet.current?.close();

  // A screen that has grown past the need of the sheet hides its opener: nobody is left behind a curtain.
  useEffect(() => {
    const onResize = () => {
      if (sheet.current?.open && !opener.current?.checkVisibility()) sheet.current.close();
    };
    window.addEventListener('resize', onResize);
    return () => window.removeEventListener('resize', onResize);
  }, []);

  return { sheet, opener, open, close };
};

type Placement = 'bottom' | 'end';

interface Props {
  readonly sheet: RefObject<HTMLDialogElement | null>;
  readonly label: string;
  readonly closeLabel: string;
  /** The edge that it slides in from: `bottom` as high as it needs, `end` as high as the screen. */
  readonly placement: Placement;
  /** What stands beside the cross. */
  readonly head: ReactNode;
  /** What stays in reach while the rest scrolls. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** A native dialog over the page: Esc, the trap for focus and the page behind are the browser's own care. */
export const Sheet = ({ sheet, label, closeLabel, placement, head, foot, children }: Props) => {
  // Its own children cover all of it: a press that none of them took fell beside it.
  useEffect(() => {
    const dialog = sheet.current;
    const onPress = ({ target }: MouseEvent) => {
      if (target === dialog) dialog?.close();
    };
    dialog?.addEventListener('click', onPress);
    return () => dialog?.removeEventListener('click', onPress);
  }, [sheet]);

  return (
    <>
      <PageStands />
      <Surface ref={sheet} aria-label={label} $placement={placement}>
        <Head>
          {head}
          <IconButton type="button" aria-label={closeLabel} onClick={() => sheet.current?.close()}>
            <X strokeWidth={1.5} aria-hidden />
          </IconButton>
        </Head>
        <Body>{children}</Body>
        {foot && <Foot>{foot}</Foot>}
      </Surface>
    </>
  );
};

/** The page behind a modal dialog does not scroll; the gutter of its scrollbar stays, so nothing moves. */
const PageStands = createGlobalStyle`
  html:has(dialog:modal) { overflow: hidden; }
`;

const placements = {
  bottom: css`
    --away: 0 100%;
    inset: auto 0 0;
    width: 100%;
    max-height: 85dvh;
    border-block-start: 1px solid ${color.hairline};
  `,
  end: css`
    --away: 100% 0;
    inset: 0 0 0 auto;
    width: min(100%, 440px);
    height: 100dvh;
    max-height: none;
    border-inline-start: 1px solid ${color.hairline};
  `,
} as const;

const Surface = styled.dialog<{ $placement: Placement }>`
  border: 0;
  ${({ $placement }) => placements[$placement]}
  position: fixed;
  flex-direction: column;
  max-width: none;
  margin: 0;
  padding: 0;
  background: ${color.ground};
  box-shadow: ${shadow};
  overscroll-behavior: contain;
  translate: var(--away);
  transition:
    translate ${motion.calm},
    overlay ${motion.calm} allow-discrete,
    display ${motion.calm} allow-discrete;

  &[open] {
    display: flex;
    translate: 0;
  }
  &::backdrop {
    background: ${color.scrim};
    opacity: 0;
    transition:
      opacity ${motion.calm},
      overlay ${motion.calm} allow-discrete,
      display ${motion.calm} allow-discrete;
  }
  &[open]::backdrop {
    opacity: 1;
  }
  @starting-style {
    &[open] {
      translate: var(--away);
    }
    &[open]::backdrop {
      opacity: 0;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    &::backdrop {
      transition: none;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

const Head = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  min-height: ${HEAD.narrow};
  padding-inline: ${space.gutter};

  /* The cross stands where the icon stood that opened it. */
  > :last-child {
    margin-inline-end: -10px;
  }
`;

const Body = styled.div`
  flex: 1 1 auto;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space.s} ${space.gutter} ${space.l};
`;

const Foot = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space.l};
  padding: ${space.m} ${space.gutter} calc(${space.m} + env(safe-area-inset-bottom));
  border-block-start: 1px solid ${color.hairline};
`;
