import { useState, type ComponentProps } from 'react';
import styled from 'styled-components';
import { space, widerThan } from '../../../styles/theme';
import { Announcer } from '../../../ui/Announcer';
import { Field } from '../../../ui/Field';
import {
  acceptedText,
  DELIVERY_FIELDS,
  DIGIT_FIELDS,
  type DeliveryField,
  type DeliveryTexts,
} from '../checkout';

const FIELDS: Readonly<Record<DeliveryField, ComponentProps<typeof Field>>> = {
  firstName: { label: 'First name', autoComplete: 'given-name' },
  lastName: { label: 'Last name', autoComplete: 'family-name' },
  email: {
    label: 'Email address',
    autoComplete: 'email',
    type: 'email',
    inputMode: 'email',
  },
  street: { label: 'Street', autoComplete: 'address-line1' },
  city: { label: 'City', autoComplete: 'address-level2' },
  state: { label: 'State', autoComplete: 'address-level1' },
  zipcode: { label: 'Zipcode', autoComplete: 'postal-code', type: 'text' },
  country: { label: 'Country', autoComplete: 'country-name' },
  phone: { label: 'Phone', autoComplete: 'tel', type: 'tel' },
};

const WIDE: readonly DeliveryField[] = ['email', 'street', 'phone'];

interface Props {
  readonly delivery: DeliveryTexts;
  readonly onType: (field: DeliveryField, text: string) => void;
}

export const DeliveryForm = ({ delivery, onType }: Props) => {
  const [announcement, setAnnouncement] = useState('');

  const onChange = (field: DeliveryField, input: HTMLInputElement) => {
    const { value, selectionStart } = input;
    const text = acceptedText(field, value);
    if (text !== value) {
      setAnnouncement(`${FIELDS[field].label} takes digits only`);
      // React would move the caret to the end.
      const before = value.slice(0, selectionStart ?? 0);
      const caret = acceptedText(field, before).length;
      input.value = text;
      input.setSelectionRange(caret, caret);
    }
    onType(field, value);
  };

  return (
    <Form
      noValidate
      onSubmit={(event) => event.preventDefault()}
      // So that each visit of a field can announce it once.
      onBlur={() => setAnnouncement('')}
    >
      {DELIVERY_FIELDS.map((field) => (
        <Cell key={field} data-wide={WIDE.includes(field) || undefined}>
          <Field
            inputMode={DIGIT_FIELDS.includes(field) ? 'numeric' : undefined}
            {...FIELDS[field]}
            name={field}
            value={delivery[field]}
            onChange={({ target }) => onChange(field, target)}
          />
        </Cell>
      ))}
      <Announcer>{announcement}</Announcer>
    </Form>
  );
};

const Form = styled.form`
  display: grid;
  gap: ${space.m};
  @media ${widerThan.phone} { grid-template-columns: 1fr 1fr; }
`;

const Cell = styled.div`
  min-width: 0;
  @media ${widerThan.phone} { &[data-wide] { grid-column: 1 / -1; } }
`;
