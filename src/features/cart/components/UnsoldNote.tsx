import { TextButton } from '../../../ui/Button';
import { Note } from './CheckoutColumns';

interface Props {
  readonly count: number;
  readonly onRemove: () => void;
}

export const UnsoldNote = ({ count, onRemove }: Props) => (
  <Note>
    {count === 1
      ? '1 piece that you added is no longer sold.'
      : `${count} pieces that you added are no longer sold.`}{' '}
    <TextButton type="button" onClick={onRemove}>
      Remove from the cart
    </TextButton>
  </Note>
);
