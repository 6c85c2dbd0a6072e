import { X } from 'lucide-react';
import {
  useEffect,
  useRef,
  type PointerEvent,
  type SyntheticEvent,
} from 'react';
import { resolveValue, toast, useToaster } from 'react-hot-toast/headless';
import styled, { keyframes } from 'styled-components';
import { widerThan } from '../styles/mixins';
import { t } from '../texts/t';
import { IconButton } from '../ui/Button';

/** Shows a toast. It stays as long as the mouse or the focus is on it. */
export const Toasts = () => {
  const { toasts, handlers } = useToaster();
  const { startPause, endPause } = handlers;
  const shown = toasts.find(({ visible }) => visible);
  const lastFocus = useRef<Element>(null);

  // If a toast is removed during a pause, no event ends the pause.
  useEffect(() => {
    if (!shown) endPause();
  }, [shown, endPause]);

  // On a phone, the element that was tapped last keeps the hover.
  const onPointerEnter = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') startPause();
  };
  const onLeave = ({ currentTarget }: SyntheticEvent) => {
    if (!currentTarget.matches(':hover, :focus-within')) endPause();
  };
  const onDismiss = (id: string) => {
    if (lastFocus.current instanceof HTMLElement) lastFocus.current.focus();
    toast.remove(id);
  };

  return (
    <Region
      onPointerEnter={onPointerEnter}
      onPointerLeave={onLeave}
      onFocus={({ relatedTarget }) => {
        startPause();
        lastFocus.current = relatedTarget;
      }}
      onBlur={onLeave}
    >
      {/* Firefox announces no alert within an inserted element (November 2026). */}
      {shown && (
        <Toast key={shown.id} role="alert" data-type={shown.type}>
          <p>{resolveValue(shown.message, shown)}</p>
          <IconButton
            type="button"
            aria-label={t('Dismiss')}
            onClick={() => onDismiss(shown.id)}
          >
            <X />
          </IconButton>
        </Toast>
      )}
    </Region>
  );
};

const enter = keyframes`
  from { opacity: 0; transform: translateY(-8px); }
`;

const Region = styled.div`
  position: fixed;
  inset-block-start: var(--header-height);
  /* The toast must not cover the name of a product, below the header. */
  @media ${widerThan.tablet} { inset-block-start: calc(var(--header-height) - 12px); }
  inset-inline-end: var(--gutter);
  z-index: 20;
  max-width: calc(100vw - 2 * var(--gutter));
`;

const Toast = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-m);
  padding-inline: 20px 6px;
  border: 1px solid var(--hairline);
  border-inline-start: 3px solid var(--accent);
  &[data-type='error'] { border-inline-start-color: var(--error); }
  border-radius: var(--radius);
  background: var(--raised);
  box-shadow: var(--shadow);
  animation: ${enter} var(--duration-long);
`;
