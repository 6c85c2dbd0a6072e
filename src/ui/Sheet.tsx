import { X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { tallWindow } from '../styles/mixins';
import { IconButton } from './Button';
import { DialogStyle } from './DialogStyle';
import type { DialogProps } from './useDialog';

interface Props extends DialogProps {
  label: string;
  closeLabel: string;
  placement: 'bottom' | 'end' | 'full';
  head: ReactNode;
  foot?: ReactNode;
  children: ReactNode;
}

/**
 * A modal dialog at an edge of the screen or over all of it, controlled by
 * `useDialog`. The dialog itself is the scroller, so that the keys scroll it in
 * each browser. In a tall window its head and its foot are sticky.
 */
export const Sheet = ({
  ref,
  isRendered,
  close,
  onClose,
  label,
  closeLabel,
  placement,
  head,
  foot,
  children,
}: Props) => {
  const pressedTarget = useRef<EventTarget>(null);
  if (!isRendered) return null;
  return (
    <Dialog
      ref={ref}
      aria-label={label}
      data-placement={placement}
      // The content covers the whole dialog, so the target of a press on the
      // backdrop is the dialog itself. A drag from the content to the backdrop
      // also ends with a click on the dialog, so the press is checked too.
      onPointerDown={({ target }) => (pressedTarget.current = target)}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget && target === pressedTarget.current) {
          close();
        }
      }}
      onClose={onClose}
    >
      <DialogStyle />
      <Content>
        <Head>
          {head}
          <Close type="button" aria-label={closeLabel} onClick={close}>
            <X />
          </Close>
        </Head>
        <Body>{children}</Body>
        {foot && <Foot>{foot}</Foot>}
      </Content>
    </Dialog>
  );
};

const Dialog = styled.dialog`
  &[data-placement='bottom'] {
    --away: 0 100%;
    inset: auto 0 0;
    width: 100%;
    max-height: 85dvh;
    border-block-start: 1px solid var(--hairline);
    @media not ${tallWindow} { max-height: 100dvh; }
  }
  &[data-placement='full'] {
    --away: 0 100%;
    inset: 0;
    width: 100%;
    height: 100dvh;
  }
  &[data-placement='end'] {
    --away: 100% 0;
    --gutter: clamp(16px, 4vw, 32px);
    &:dir(rtl) { --away: -100% 0; }
    inset-block: 0;
    /*
     * On a phone both edges are outside the screen: if a pixel ratio is not a
     * whole number, the page would be visible through the last pixel.
     */
    inset-inline: auto -2px;
    width: min(100% + 4px, 27.5rem);
    height: 100dvh;
    border-inline-start: 1px solid var(--hairline);
  }
  position: fixed;
  overflow: auto;
  background: var(--ground);
  box-shadow: var(--shadow);
  overscroll-behavior: contain;
  translate: var(--away);
  transition:
    translate var(--duration-long),
    overlay var(--duration-long) allow-discrete,
    display var(--duration-long) allow-discrete;
  &[open] { translate: 0; }
  &::backdrop {
    background: var(--scrim);
    opacity: 0;
    transition:
      opacity var(--duration-long),
      overlay var(--duration-long) allow-discrete,
      display var(--duration-long) allow-discrete;
  }
  &[open]::backdrop { opacity: 1; }
  @starting-style {
    &[open] { translate: var(--away); }
    &[open]::backdrop { opacity: 0; }
  }
  @media (forced-colors: active) { border: 1px solid; }
`;

// It is as wide as an enlarged image, so that the head stays when such an image
// scrolls sideways.
const Content = styled.div`
  display: flex;
  flex-direction: column;
  width: fit-content;
  min-width: 100%;
  min-height: 100%;
`;

const Head = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  max-width: 100vw;
  min-height: var(--header-height);
  padding-inline: var(--gutter);
  background: var(--ground);
  @media ${tallWindow} { position: sticky; z-index: 1; inset: 0 auto auto 0; }
  [data-placement='end'] & { border-block-end: 1px solid var(--hairline); }
`;

/** It is focused, because Orca reads the whole content of a focused dialog. */
export const SheetHeading = styled.h2.attrs({ tabIndex: -1 })`
  font-size: var(--size-heading);
`;

const Close = styled(IconButton)`
  flex: none;
  /* The close icon covers the menu icon of the header. */
  margin-inline-end: calc(-1 * var(--icon-inset));
`;

const Body = styled.div`
  /* Hidden texts have absolute positions, and must scroll with this part. */
  position: relative;
  flex: 1 0 auto;
  padding: var(--space-s) var(--gutter) var(--space-l);
  [data-placement='end'] & { padding-block-start: var(--space-m); }
  [data-placement='full'] & { padding: 0; }
`;

const Foot = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-l);
  padding: var(--space-m) var(--gutter) calc(var(--space-m) + env(safe-area-inset-bottom));
  border-block-start: 1px solid var(--hairline);
  background: var(--ground);
  @media ${tallWindow} { position: sticky; inset-block-end: 0; }
`;
