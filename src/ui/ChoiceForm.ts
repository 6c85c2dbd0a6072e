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
