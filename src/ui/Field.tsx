import { useId, useState, type ComponentProps } from 'react';
import styled from 'styled-components';
import { secondaryText } from '../styles/mixins';

interface Props extends Omit<
  ComponentProps<'input'>,
  'id' | 'onBlur' | 'onInvalid'
> {
  label: string;
}

/**
 * A labeled field. Until the browser has checked it, `aria-invalid` is false:
 * otherwise Firefox calls an empty required field invalid before the shopper
 * focuses it (November 2026).
 */
export const Field = ({ label, ...input }: Props) => {
  const id = useId();
  const [isChecked, setChecked] = useState(false);
  /** What the browser says about the text that the shopper has entered. */
  const [problem, setProblem] = useState('');
  const { 'aria-describedby': description } = input;
  return (
    <Wrapper>
      <label htmlFor={id}>{label}</label>
      <Input
        {...input}
        id={id}
        aria-invalid={input['aria-invalid'] ?? (isChecked ? undefined : false)}
        aria-describedby={
          [description, problem && `${id}-problem`].filter(Boolean).join(' ') ||
          undefined
        }
        onBlur={({ currentTarget: { value, validationMessage } }) => {
          setChecked(true);
          setProblem(value && validationMessage);
        }}
        onInvalid={() => setChecked(true)}
      />
      {problem && (
        // The text is in the language of the browser.
        <Problem id={`${id}-problem`} lang={navigator.language}>
          {problem}
        </Problem>
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
  &:is([aria-invalid='true'], :user-invalid) { border-color: var(--error); }
  &:disabled { background: transparent; color: var(--ink-soft); }
  &:focus-visible { outline-offset: 0; }
`;

const Problem = styled.p`
  color: var(--error);
  font-size: var(--size-small);
  /* The shopper has corrected the text. */
  ${Input}:not(:user-invalid) + & { display: none; }
`;

const Wrapper = styled.div`
  display: grid;
  gap: var(--space-xs);
  align-content: start;
  min-width: 0;
  label { ${secondaryText} }
  &:has(> :is([aria-invalid='true'], :user-invalid)) label { color: var(--error); }
`;
