import type { MouseEventHandler } from 'react';
import styled, { keyframes } from 'styled-components';
import { t } from '../../../texts/t';
import { OutlineButton } from '../../../ui/Button';
import { lineText } from '../../catalogue/productTexts';
import type { AvailableLine } from '../cartSlice';
import { Sentence, SentenceRow } from './CartRowParts';

interface Props {
  line: AvailableLine;
  onUndo: MouseEventHandler<HTMLButtonElement>;
}

export const RemovedLineRow = ({ line, onUndo }: Props) => {
  const text = lineText(line, line.product);
  return (
    <RemovedRow>
      <Sentence>{t('{product}, was removed.', { product: text })}</Sentence>
      <OutlineButton
        type="button"
        aria-label={t('Undo removing {product}', { product: text })}
        onClick={onUndo}
      >
        {t('Undo')}
      </OutlineButton>
    </RemovedRow>
  );
};

// A row with a removed line is shorter than a row with a line.
const shrink = keyframes`
  from { min-height: 142px; }
`;

const RemovedRow = styled(SentenceRow)`
  min-height: 0;
  animation: ${shrink} var(--duration-long);
  @media print { display: none; }
`;
