import { ChevronLeft, ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { imageAlt } from '../../domain/images';
import type { ProductSummary } from '../../domain/product';
import { color, space, text } from '../../styles/theme';
import { IconButton } from '../ui/Button';
import { VisuallyHidden } from '../ui/VisuallyHidden';

interface Props {
  readonly product: ProductSummary;
  readonly shown: number;
  readonly onStep: (by: 1 | -1) => void;
}

/** To the picture before and the one after, and which of how many is seen. */
export const ImagePager = ({ product, shown, onStep }: Props) => (
  <Steps>
    <IconButton type="button" aria-label="Previous picture" onClick={() => onStep(-1)}>
      <ChevronLeft />
    </IconButton>
    <p role="status">
      <VisuallyHidden>{imageAlt(product, shown)}, </VisuallyHidden>
      {shown + 1} / {product.image.length}
    </p>
    <IconButton type="button" aria-label="Next picture" onClick={() => onStep(1)}>
      <ChevronRight />
    </IconButton>
  </Steps>
);

const Steps = styled.div`
  position: absolute;
  inset: auto auto max(${space.m}, env(safe-area-inset-bottom)) 50%;
  display: flex;
  align-items: center;
  translate: -50%;
  background: ${color.ground};
  font-size: ${text.small};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
