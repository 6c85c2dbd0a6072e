import { Minus, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { secondaryText } from '../../../styles/mixins';
import { t } from '../../../texts/t';
import { Announcer } from '../../../ui/Announcer';
import { IconButton } from '../../../ui/Button';
import { Input } from '../../../ui/Field';
import { MAX_QUANTITY, parseQuantity } from '../cart';

interface Props {
  /** The product and its size, such as `Tee, size M`. */
  lineText: string;
  quantity: number;
  onChange: (quantity: number) => void;
}

/**
 * Shows the typed text until blur, and then the quantity. A button that has no
 * effect is not disabled, because a disabled button would lose the focus.
 */
export const QuantityField = ({ lineText, quantity, onChange }: Props) => {
  const [text, setText] = useState<string>();
  // A screen reader reads a typed quantity by itself, but not one that a button
  // has changed.
  const [announced, setAnnounced] = useState<'quantity' | 'correction'>();
  const id = useId();
  const value = text ?? String(quantity);
  const reason =
    announced === 'correction' &&
    t('A whole number from 1 to {max}', { max: MAX_QUANTITY });
  const announcedTexts = [t('Quantity: {count}', { count: quantity }), reason];
  const step = (by: number) => {
    // A tap on iOS does not blur the field.
    setText(undefined);
    setAnnounced('quantity');
    const next = parseQuantity(String(quantity + by));
    if (next) onChange(next);
  };

  return (
    <div>
      <Stepper>
        <IconButton
          type="button"
          aria-label={t('Decrease the quantity of {product}', {
            product: lineText,
          })}
          aria-disabled={quantity === 1}
          onClick={() => step(-1)}
        >
          <Minus />
        </IconButton>
        <NumberInput
          type="number"
          inputMode="numeric"
          autoComplete="off"
          min={1}
          max={MAX_QUANTITY}
          aria-label={t('Quantity of {product}', { product: lineText })}
          aria-describedby={reason ? id : undefined}
          value={value}
          // What the shopper types replaces the selected number.
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={({ target }) => {
            setText(target.value);
            setAnnounced(undefined);
            const typed = parseQuantity(target.value);
            if (typed) onChange(typed);
          }}
          onBlur={() => {
            setText(undefined);
            if (Number(value) !== quantity)
              setAnnounced(value === '' ? 'quantity' : 'correction');
          }}
          // The wheel would change the number in a focused field.
          onWheel={({ currentTarget }) => currentTarget.blur()}
        />
        <IconButton
          type="button"
          aria-label={t('Increase the quantity of {product}', {
            product: lineText,
          })}
          aria-disabled={quantity === MAX_QUANTITY}
          onClick={() => step(1)}
        >
          <Plus />
        </IconButton>
        <Announcer>
          {announced ? announcedTexts.filter(Boolean).join('. ') : ''}
        </Announcer>
      </Stepper>
      {reason && <Reason id={id}>{reason}</Reason>}
    </div>
  );
};

const NumberInput = styled(Input)`
  flex: 1;
  border-width: 0;
  padding-inline: 0;
  font-variant-numeric: tabular-nums;
  text-align: center;
  @media print { text-align: end; }
`;

const Stepper = styled.div`
  display: flex;
  align-items: center;
  width: 9.25rem;
  max-width: 100%;
  border: 1px solid var(--edge);
  border-radius: var(--radius);
  background: var(--raised);
  [aria-disabled='true'] {
    color: var(--edge);
    cursor: default;
    @media (forced-colors: active) { color: GrayText; }
  }
  @media print { border-color: transparent; background: none; }
`;

const Reason = styled.p`
  max-width: 9.25rem;
  margin-block-start: var(--space-xs);
  ${secondaryText}
`;
