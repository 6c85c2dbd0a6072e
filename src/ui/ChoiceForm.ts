import type { SubmitEvent } from 'react';
import styled from 'styled-components';

/**
 * A form of radios or checkboxes. The browser must not restore them after a
 * reload, because the store sets them. HTML allows `autocomplete="off"` on the
 * form, but not on a radio or a checkbox.
 */
export const ChoiceForm = styled.form.attrs({
  autoComplete: 'off',
  // Enter on a radio would submit the form.
  onSubmit: (event: SubmitEvent) => event.preventDefault(),
})`
  display: contents;
`;

/**
 * An invisible native radio. It covers only the top of its label, so that
 * people and test tools can press the radio or the words below it. The style of
 * the label shows the choice and the focus.
 */
export const InvisibleRadio = styled.input.attrs({ type: 'radio' })`
  position: absolute;
  inset: 0 0 auto;
  width: 100%;
  height: 25%;
  opacity: 0;
  cursor: pointer;
  &:focus-visible + span { outline: 2px solid var(--accent); outline-offset: 3px; }
`;
