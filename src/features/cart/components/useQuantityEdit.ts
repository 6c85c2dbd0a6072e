import { useState, type ChangeEvent, type WheelEvent } from 'react';
import { isBrowserShortcut } from '../../../ui/isBrowserShortcut';
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

  // The wheel would change the number in a focused field, so the field loses
  // the focus.
  const onWheel = (event: WheelEvent<HTMLInputElement>) => {
    if (!isBrowserShortcut(event)) event.currentTarget.blur();
  };

  return { edit: { value, onChange, onBlur, onWheel }, announcement };
};
