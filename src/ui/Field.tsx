import { useId, useState, type ComponentProps } from 'react';
import styled from 'styled-components';
import { secondaryText } from '../styles/mixins';

interface Props extends Omit<
  ComponentProps<'input'>,
  'id' | 'onBlur' | 'onInput' | 'onInvalid'
> {
  label: string;
}

/** What the browser says about an entry. */
interface Problem {
  text: string;
  role?: 'alert';
}

/**
 * A labeled field. `aria-invalid` is always set: without it, Firefox calls an
 * empty required field invalid before the shopper focuses it, and Orca does not
 * call a refused one invalid (November 2026).
 */
export const Field = ({ label, ...input }: Props) => {
  const id = useId();
  const [{ text, role }, setProblem] = useState<Problem>({ text: '' });
  const { 'aria-describedby': description } = input;
  return (
    <Wrapper>
      <label htmlFor={id}>{label}</label>
      <Input
        {...input}
        id={id}
        aria-invalid={input['aria-invalid'] ?? text !== ''}
        aria-describedby={
          [description, text && `${id}-problem`].filter(Boolean).join(' ') ||
          undefined
        }
        onInput={({ currentTarget: { validationMessage } }) => {
          if (text) setProblem({ text: validationMessage });
        }}
        onBlur={({ currentTarget: { value, validationMessage } }) => {
          if (value) setProblem({ text: validationMessage, role: 'alert' });
        }}
        // The bubble of the browser would cover the text, and repeat it. Without
        // the bubble, the browser does not focus the first problem.
        onInvalid={(event) => {
          event.preventDefault();
          const { currentTarget: field } = event;
          setProblem({ text: field.validationMessage });
          const fields = Array.from(
            field.form?.querySelectorAll('input') ?? [],
          );
          const first = fields.find(({ validity }) => !validity.valid);
          if (first === field) field.focus();
        }}
      />
      {text && (
        // The text is in the language of the browser.
        <ProblemText id={`${id}-problem`} lang={navigator.language} role={role}>
          {text}
        </ProblemText>
      )}
    </Wrapper>
  );
};

/**
 * A form of these fields. Without the role, Firefox calls the form itself an
 * invalid entry, even with `noValidate` (November 2026).
 */
export const FieldForm = styled.form.attrs({ role: 'presentation' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-m);
`;

export const Input = styled.input`
  width: 100%;
  min-width: 0;
  min-height: 48px;
  padding: var(--space-s) var(--space-m);
  border: 1px solid var(--edge);
  border-radius: var(--radius);
  background: var(--raised);
  &[type='number'] { appearance: textfield; }
  &::-webkit-inner-spin-button,
  &::-webkit-outer-spin-button {
    appearance: none;
    margin: 0;
  }
  &[aria-invalid='true'] { border-color: var(--error); }
  &:disabled { background: transparent; color: var(--ink-soft); }
  &:focus-visible { outline-offset: 0; }
`;

const ProblemText = styled.p`
  color: var(--error);
  font-size: var(--size-small);
`;

const Wrapper = styled.div`
  display: grid;
  gap: var(--space-xs);
  align-content: start;
  min-width: 0;
  label { ${secondaryText} }
  &:has(> [aria-invalid='true']) label { color: var(--error); }
`;
