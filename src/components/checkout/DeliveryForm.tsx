import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react';
import styled from 'styled-components';
import { DELIVERY_FIELDS, type Delivery, type DeliveryField } from '../../domain/checkout';
import { FIELD_LABELS } from '../../domain/labels';
import { space, up } from '../../styles/theme';
import { Field } from '../ui/Field';

interface Hints {
  readonly autoComplete: HTMLInputAutoCompleteAttribute;
  readonly type?: HTMLInputTypeAttribute;
  readonly inputMode?: 'email' | 'numeric';
  /** Whether the field takes a row for itself. */
  readonly wide?: boolean;
}

const HINTS: Readonly<Record<DeliveryField, Hints>> = {
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  email: { autoComplete: 'email', type: 'email', inputMode: 'email', wide: true },
  street: { autoComplete: 'address-line1', wide: true },
  city: { autoComplete: 'address-level2' },
  state: { autoComplete: 'address-level1' },
  zipcode: { autoComplete: 'postal-code', type: 'number', inputMode: 'numeric' },
  country: { autoComplete: 'country-name' },
  phone: { autoComplete: 'tel', type: 'number', inputMode: 'numeric', wide: true },
};

interface Props {
  readonly delivery: Delivery;
  readonly onType: (field: DeliveryField, text: string) => void;
}

/** Where the order goes. No field is required. */
export const DeliveryForm = ({ delivery, onType }: Props) => (
  <Form noValidate onSubmit={(event) => event.preventDefault()}>
    {DELIVERY_FIELDS.map((field) => {
      const { wide = false, ...hints } = HINTS[field];
      return (
        <Cell key={field} $wide={wide}>
          <Field
            {...hints}
            label={FIELD_LABELS[field]}
            name={field}
            value={delivery[field]}
            onChange={({ target }) => onType(field, target.value)}
          />
        </Cell>
      );
    })}
  </Form>
);

const Form = styled.form`
  display: grid;
  gap: ${space.m};

  ${up.phone} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Cell = styled.div<{ $wide: boolean }>`
  min-width: 0;

  ${up.phone} {
    grid-column: ${({ $wide }) => ($wide ? '1 / -1' : 'auto')};
  }
`;
