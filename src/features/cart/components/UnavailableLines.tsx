import styled from 'styled-components';
import { t } from '../../../texts/t';
import { OutlineButton } from '../../../ui/Button';
import { ProductImage } from '../../catalogue/components/ProductImage';
import { lineText, unavailableReason } from '../../catalogue/productTexts';
import { lineKeyOf, type LineId } from '../cart';
import type { AnyLine } from '../cartSlice';
import { Sentence, SentenceRow } from './CartRowParts';

interface Props {
  lines: readonly AnyLine[];
  onRemove: (lines: readonly LineId[]) => void;
}

/**
 * The lines that cannot be bought now. The totals leave out such a line until
 * its size is available again.
 */
export const UnavailableLines = ({ lines, onRemove }: Props) => {
  if (lines.length === 0) return null;
  return (
    <>
      <ul role="list">
        {lines.map((line) => {
          const { product } = line;
          const text = lineText(line, product);
          return (
            <li key={lineKeyOf(line)}>
              <SentenceRow>
                {product && (
                  <LineImage product={product} imageSizes="88px" aria-hidden />
                )}
                <Sentence>{unavailableReason(line, product)}</Sentence>
                <OutlineButton
                  type="button"
                  aria-label={t('Remove {product}', { product: text })}
                  onClick={() => onRemove([line])}
                >
                  {t('Remove')}
                </OutlineButton>
              </SentenceRow>
            </li>
          );
        })}
      </ul>
      {lines.length > 1 && (
        <RemoveAll type="button" onClick={() => onRemove(lines)}>
          {t('Remove all of these')}
        </RemoveAll>
      )}
    </>
  );
};

const LineImage = styled(ProductImage)`
  width: 88px;
`;

const RemoveAll = styled(OutlineButton)`
  margin-block-end: var(--space-l);
`;
