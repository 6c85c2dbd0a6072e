import type { SubmitEvent } from 'react';
import styled from 'styled-components';

/**
 * A form of radios or checkboxes that show the state of the store, so the
 * browser must not restore them. HTML does not allow `autocomplete="off"` on a
 * radio or a checkbox itself.
 */
export const ChoiceForm = styled.form.attrs({
  autoComplete: 'off',
  // Enter on a radio would submit the form.
  onSubmit: (event: SubmitEvent) => event.preventDefault(),
})`
  display: contents;
`;
