import { useState, type ChangeEvent } from 'react';
import { editQuantity, type QuantityEdit } from '../cart';

/**
 * The props of a number field that shows the typed text until blur, and what
 * is announced when it then shows another quantity.
 */
export const useQuantityEdit = (
  quantity: number,
  onType: (text: string) => void,
) => {
  const [edit, setEdit] = useState<QuantityEdit>();
  const [announcement, setAnnouncement] = useState('');
  const value = edit?.text ?? String(quantity);

  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const { badInput } = target.validity;
    const next = editQuantity(edit, quantity, target.value, badInput);
    setEdit(next.edit);
    setAnnouncement('');
    onType(next.typed);
  };

  const onBlur = () => {
    if (value !== String(quantity)) {
      setAnnouncement(`Quantity is ${quantity} again`);
    }
    setEdit(undefined);
  };

  return { edit: { value, onChange, onBlur }, announcement };
};
