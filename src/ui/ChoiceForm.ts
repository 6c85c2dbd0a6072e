import type { SubmitEvent } from 'react';
import styled from 'styled-components';

/**
 * A form of radios or checkboxes, which the browser does not restore: the state
 * is that of the store. HTML allows `autocomplete="off"` only for their form.
 */
export const ChoiceForm = styled.form.attrs({
  autoComplete: 'off',
  // Enter on a radio submits its form.
  onSubmit: (event: SubmitEvent) => event.preventDefault(),
})`
  display: contents;
`;
