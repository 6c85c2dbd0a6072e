import { X } from 'lucide-react';
import { useEffect, type ReactNode, type RefObject } from 'react';
import styled from 'styled-components';
import { color, HEADER_HEIGHT, ICON_INSET, space } from '../../styles/theme';
import { IconButton } from './Button';
import { ScrollLock, Surface, type Placement } from './sheetSurface';

interface Props {
  readonly sheet: RefObject<HTMLDialogElement | null>;
  readonly label: string;
  readonly closeLabel: string;
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
      <ScrollLock />
      <Surface ref={sheet} aria-label={label} $placement={placement}>
        <Head>
          {head}
          <IconButton type="button" aria-label={closeLabel} onClick={() => sheet.current?.close()}>
            <X />
          </IconButton>
        </Head>
        <Body>{children}</Body>
        {foot && <Foot>{foot}</Foot>}
      </Surface>
    </>
  );
};

const Head = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  min-height: ${HEADER_HEIGHT.narrow};
  padding-inline: ${space.gutter};

  /* The cross stands where the icon stood that opened it. */
  > :last-child {
    margin-inline-end: calc(-1 * ${ICON_INSET});
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
