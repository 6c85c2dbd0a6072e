import {
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
} from 'react';
import styled from 'styled-components';
import { isSelling } from '../../../app/isSelling';
import type { DeliveryField } from '../../../data/types';
import { secondaryText } from '../../../styles/mixins';
import { t } from '../../../texts/t';
import { Announcer } from '../../../ui/Announcer';
import { Field, FieldForm } from '../../../ui/Field';
import {
  DELIVERY_FIELDS,
  type DeliveryAddress,
  type RefusedFields,
} from '../../orders/order';
import { acceptedPart, isRequired, takesDigits } from '../checkout';

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

const WIDE: readonly DeliveryField[] = ['email', 'street', 'phone'];

interface Props {
  delivery: DeliveryAddress;
  refused: Readonly<RefusedFields>;
  isLocked: boolean;
  onType: (field: DeliveryField, text: string) => void;
  onSubmit: () => void;
}

/** The id of the form, for a button outside the form. */
export const DELIVERY_FORM = 'delivery';

/**
 * A browser may fill fields in without an event, and React would delete such a
 * text from a controlled field. Each event therefore reads all fields, and an
 * effect writes the texts of the store into the fields.
 */
export const DeliveryForm = ({
  delivery,
  refused,
  isLocked,
  onType,
  onSubmit,
}: Props) => {
  const form = useRef<HTMLFormElement>(null);
  const reasonId = useId();
  /** The fields whose last change had characters that are no digits. */
  const [dropped, setDropped] = useState<readonly DeliveryField[]>([]);
  // The next digit removes the note, but must not cancel its announcement.
  const [announced, setAnnounced] = useState<DeliveryField>();
  const digitsOnly = (field: DeliveryField) =>
    t('{field} takes digits only', { field: FIELDS[field].label });

  /** Calls `act` for each input whose text is not the text in the store. */
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
      setDropped((fields) => fields.filter((each) => each !== field));
      if (text !== value) {
        setDropped((others) => [...others, field]);
        setAnnounced(field);
        // Setting `value` moves the caret to the end.
        const before = value.slice(0, selectionStart ?? 0);
        const caret = acceptedPart(field, before).length;
        input.value = text;
        input.setSelectionRange(caret, caret);
      }
      onType(field, text);
    });

  // The browser may have filled fields in before the mount, so the first effect
  // reads the fields.
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
          const reason =
            refusal ??
            (dropped.includes(field) ? digitsOnly(field) : undefined);
          return (
            <Cell key={field} data-wide={WIDE.includes(field) || undefined}>
              <Field
                inputMode={takesDigits(field) ? 'numeric' : undefined}
                {...FIELDS[field]}
                label={
                  isSelling && !isRequired(field)
                    ? t('{field} (optional)', { field: label })
                    : label
                }
                name={field}
                required={isRequired(field)}
                defaultValue={delivery[field]}
                aria-invalid={refusal !== undefined || undefined}
                aria-describedby={reason && reasonId + field}
              />
              {reason && <Reason id={reasonId + field}>{reason}</Reason>}
            </Cell>
          );
        })}
      </Fields>
      <Announcer>{announced ? digitsOnly(announced) : ''}</Announcer>
    </Form>
  );
};

const hasTwoColumns = '(min-width: 22.5em)';

const Form = styled(FieldForm)`
  @media ${hasTwoColumns} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  /* On a phone the sticky total of the lines would cover a focused field. */
  input { scroll-margin-block-start: 3.75rem; }
`;

const Fields = styled.fieldset.attrs({ role: 'presentation' })`
  display: contents;
`;

const Cell = styled.div`
  min-width: 0;
  @media ${hasTwoColumns} { &[data-wide] { grid-column: 1 / -1; } }
`;

const Reason = styled.p`
  margin-block-start: var(--space-xs);
  ${secondaryText}
  :has(> [aria-invalid='true']) + & { color: var(--reduced); }
`;
