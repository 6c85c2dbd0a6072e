import type { MouseEventHandler } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { t } from '../../../texts/t';
import { OutlineButton } from '../../../ui/Button';
import { lineText } from '../../catalogue/productTexts';
import type { AvailableLine } from '../cartSlice';

interface RemovedProps {
  line: AvailableLine;
  onUndo: MouseEventHandler<HTMLButtonElement>;
}

export const RemovedLineRow = ({ line, onUndo }: RemovedProps) => {
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

export const rowStyle = css`
  display: grid;
  align-items: center;
  gap: var(--space-s) var(--space-m);
  padding-block: var(--space-m);
  border-block-start: 1px solid var(--hairline);
`;

export const Sentence = styled.p`
  flex: 1 1 6rem;
`;

// A row with a removed line is shorter than a row with a line.
const shrink = keyframes`
  from { min-height: 142px; }
`;

/** A sentence and a button, which replace a line. */
export const SentenceRow = styled.div`
  ${rowStyle}
  display: flex;
  flex-wrap: wrap;
  color: var(--ink-soft);
`;

const RemovedRow = styled(SentenceRow)`
  min-height: 0;
  animation: ${shrink} var(--duration-long);
  @media print { display: none; }
`;
