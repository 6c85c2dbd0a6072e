import { Banknote, CreditCard, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { settings } from '../../../data/settings';
import { shopTextProps } from '../../../texts/shopTextProps';
import { t } from '../../../texts/t';
import { ChoiceForm } from '../../../ui/ChoiceForm';
import { PAYMENTS } from '../checkout';

interface Props {
  isLocked: boolean;
  selected: string;
  onSelect: (payment: string) => void;
}

const ICONS: Readonly<Record<string, ReactNode>> = {
  strip: <CreditCard />,
  razorpay: <Wallet />,
};

export const PaymentChoice = ({ isLocked, selected, onSelect }: Props) =>
  PAYMENTS.length > 0 && (
    <ChoiceForm>
      <Fieldset disabled={isLocked}>
        <Legend>{t('Payment Method')}</Legend>
        <Options>
          {PAYMENTS.map((payment) => (
            <PaymentOption key={payment}>
              <PaymentRadio
                type="radio"
                name="payment"
                value={payment}
                checked={payment === selected}
                onChange={() => onSelect(payment)}
              />
              <span {...shopTextProps}>
                {settings.paymentLabels?.[payment]}
              </span>
              {ICONS[payment] ?? <Banknote />}
            </PaymentOption>
          ))}
        </Options>
      </Fieldset>
    </ChoiceForm>
  );

const Fieldset = styled.fieldset`
  margin-block-start: var(--space-xl);
`;

const Legend = styled.legend`
  margin-block-end: var(--space-m);
  font: var(--display-weight) var(--size-heading) / 1.08 var(--display);
  letter-spacing: var(--display-spacing);
`;

const Options = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  gap: var(--space-s);
`;

const PaymentOption = styled.label`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  gap: var(--space-m);
  min-height: 52px;
  padding-inline: var(--space-m);
  border: 1px solid var(--edge);
  border-radius: var(--radius);
  background: var(--raised);
  cursor: pointer;
  &:has(:checked) { border-color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent); }
  &:has(:disabled) { border-color: var(--edge); background: none; box-shadow: none; color: var(--ink-soft); cursor: default; }
`;

const PaymentRadio = styled.input`
  width: 18px;
  height: 18px;
  border: 1px solid var(--edge);
  border-radius: 50%;
  appearance: none;
  cursor: inherit;
  /* A border, because forced colors remove backgrounds. */
  &:checked { border: 5px solid var(--accent); }
  &:disabled { border-color: var(--edge); }
`;
