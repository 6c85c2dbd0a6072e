import {
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  type ComponentProps,
} from 'react';
import styled from 'styled-components';
import type { DeliveryField } from '../../../data/types';
import { secondaryText } from '../../../styles/mixins';
import { t } from '../../../texts/t';
import { Field, FieldForm } from '../../../ui/Field';
import { isSelling } from '../../orders/isSelling';
import {
  acceptedPart,
  DELIVERY_FIELDS,
  isRequired,
  takesOnlyDigits,
  type Delivery,
} from '../deliveryFields';

const FIELDS: Readonly<Record<DeliveryField, ComponentProps<typeof Field>>> = {
  firstName: { label: t('First name'), autoComplete: 'given-name' },
  lastName: { label: t('Last name'), autoComplete: 'family-name' },
  email: {
    label: t('Email address'),
    autoComplete: 'email',
    type: 'email',
    inputMode: 'email',
  },
  street: { label: t('Street'), autoComplete: 'street-address' },
  city: { label: t('City'), autoComplete: 'address-level2' },
  state: { label: t('State'), autoComplete: 'address-level1' },
  zipcode: { label: t('Zipcode'), autoComplete: 'postal-code' },
  country: { label: t('Country'), autoComplete: 'country-name' },
  phone: { label: t('Phone'), autoComplete: 'tel', type: 'tel' },
};

const WIDE_FIELDS: readonly DeliveryField[] = ['email', 'street', 'phone'];

interface Props {
  delivery: Delivery;
  /** The reason for each refused field, or an empty text. */
  refused: Readonly<Record<string, string>>;
  isLocked: boolean;
  onType: (field: DeliveryField, text: string) => void;
  onSubmit: () => void;
}

/** The id of the form. Its button is outside the form. */
export const DELIVERY_FORM = 'delivery';

/**
 * A browser may fill fields in without an event. React would delete such a text
 * from a controlled field. So the fields are not controlled: each event reads
 * all fields, and an effect writes the texts of the store into them.
 */
export const DeliveryForm = ({
  delivery,
  refused,
  isLocked,
  onType,
  onSubmit,
}: Props) => {
  const form = useRef<HTMLFormElement>(null);
  const noteId = useId();

  /** Calls `act` for each input whose text differs from the store. */
  const forEachDifference = (
    act: (field: DeliveryField, input: HTMLInputElement) => void,
  ) => {
    for (const field of DELIVERY_FIELDS) {
      const input = form.current?.querySelector<HTMLInputElement>(
        `[name=${field}]`,
      );
      if (input && input.value !== delivery[field]) act(field, input);
    }
  };

  const read = () =>
    forEachDifference((field, input) => {
      const { value, selectionStart } = input;
      const text = acceptedPart(field, value);
      if (text !== value) {
        // The caret is set again, because a new `value` moves it to the end.
        const before = value.slice(0, selectionStart ?? 0);
        const caret = acceptedPart(field, before).length;
        input.value = text;
        input.setSelectionRange(caret, caret);
      }
      onType(field, text);
    });

  // The first effect reads the fields, because the browser may have filled them
  // in before the mount.
  const isMounted = useRef(false);
  const synchronize = useEffectEvent(() => {
    if (isMounted.current)
      forEachDifference((field, input) => (input.value = delivery[field]));
    else read();
    isMounted.current = true;
  });
  useLayoutEffect(() => synchronize(), [delivery]);

  return (
    <Form
      ref={form}
      id={DELIVERY_FORM}
      noValidate={!isSelling}
      onChange={read}
      onBlur={read}
      onSubmit={(event) => {
        event.preventDefault();
        read();
        onSubmit();
      }}
    >
      <Fields disabled={isLocked}>
        {DELIVERY_FIELDS.map((field) => {
          const { label } = FIELDS[field];
          const refusal =
            refused[field] === '' ? t('Check this entry') : refused[field];
          const hint = takesOnlyDigits(field)
            ? t('{field} takes digits only', { field: label })
            : undefined;
          const note = refusal ?? hint;
          return (
            <Cell
              key={field}
              data-wide={WIDE_FIELDS.includes(field) || undefined}
            >
              <Field
                inputMode={takesOnlyDigits(field) ? 'numeric' : undefined}
                {...FIELDS[field]}
                label={
                  isSelling && !isRequired(field)
                    ? t('{field} (optional)', { field: label })
                    : label
                }
                name={field}
                required={isSelling && isRequired(field)}
                defaultValue={delivery[field]}
                aria-invalid={refusal !== undefined || undefined}
                aria-describedby={note && noteId + field}
              />
              {note && <FieldNote id={noteId + field}>{note}</FieldNote>}
            </Cell>
          );
        })}
      </Fields>
    </Form>
  );
};

const hasTwoColumns = '(min-width: 22.5em)';

const Form = styled(FieldForm)`
  @media ${hasTwoColumns} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  /* On a phone the sticky total of the lines would cover a focused field. */
  input { scroll-margin-block-start: calc(var(--order-bar-height) + var(--space-s)); }
`;

const Fields = styled.fieldset.attrs({ role: 'presentation' })`
  display: contents;
`;

const Cell = styled.div`
  min-width: 0;
  @media ${hasTwoColumns} { &[data-wide] { grid-column: 1 / -1; } }
`;

const FieldNote = styled.p`
  margin-block-start: var(--space-xs);
  ${secondaryText}
  :has(> [aria-invalid='true']) + & { color: var(--error); }
`;
