import { Star, StarHalf } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { NOTES } from '../../../data/policies';
import type { Product } from '../../../data/types';
import {
  color,
  quiet,
  SIDE_COLUMN_OFFSET,
  space,
  text,
  up,
} from '../../../styles/theme';
import { PageHeading } from '../../../ui/Page';
import { Price } from '../../catalogue/components/Price';
import { MOST_STARS, RATING, RATING_COUNT, starFills } from './RatingBreakdown';

interface Props {
  readonly product: Product;
}

export const NameAndPrice = ({ product }: Props) => (
  <Head>
    <Name>{product.name}</Name>
    <Price cents={product.price} />
    {RATING_COUNT > 0 && <Rating />}
  </Head>
);

export const PurchasePanel = ({
  product,
  children,
}: Props & { readonly children: ReactNode }) => (
  <Panel>
    <Description>{product.description}</Description>
    {children}
    <Notes>
      {NOTES.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </Notes>
  </Panel>
);

const Rating = () => (
  <RatingRow>
    <Stars
      role="img"
      aria-label={`Rated ${RATING} of ${MOST_STARS}, ${RATING_COUNT} reviews`}
    >
      {starFills(RATING).map((fill, i) => (
        <StarBox key={i}>
          <Star size={16} fill={fill === 1 ? 'currentcolor' : 'none'} />
          {fill === 0.5 && <StarHalf size={16} fill="currentcolor" />}
        </StarBox>
      ))}
    </Stars>
    <span aria-hidden>{`(${RATING_COUNT})`}</span>
  </RatingRow>
);

/**
 * The name and the price, the gallery, and the purchase panel. On a wide screen
 * the gallery is beside the other two. On a phone this is not a grid, so that
 * the sticky ADD TO CART moves over the whole height.
 */
export const ProductColumns = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.l};
  margin-block: calc(-1 * ${space.l}) ${space.xl};
  ${up.phone} {
    display: grid;
    grid-template: auto 1fr / minmax(0, 1fr) 40%;
    gap: ${space.l} 32px;
    align-items: start;
    margin-block-start: 0;
  }
  ${up.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(300px, 31%);
    gap: 28px clamp(40px, 7.5vw, 104px);
    margin-block-end: 72px;
  }
`;

const Panel = styled.div`
  display: contents;
  ${up.phone} {
    grid-area: 2 / 2;
    display: grid;
    gap: ${space.l};
    align-content: start;
    min-width: 0;
    position: sticky;
    inset-block-start: ${SIDE_COLUMN_OFFSET};
  }
  ${up.tablet} { gap: 28px; }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s} ${space.m};
  font-size: ${text.lead};
  ${up.phone} { grid-area: 1 / 2; row-gap: ${space.m}; }
`;

const Name = styled(PageHeading)`
  width: 100%;
  font-size: ${text.name};
`;

const RatingRow = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.s};
  ${quiet}
  font-variant-numeric: tabular-nums;
`;

const Stars = styled.span`
  display: flex;
  gap: 2px;
  color: ${color.ink};
`;

const StarBox = styled.span`
  display: grid;
  svg { grid-area: 1 / 1; }
`;

const Description = styled.p`
  white-space: pre-line;
`;

const Notes = styled.ul.attrs({ role: 'list' })`
  ${quiet}
  border-block-end: 1px solid ${color.hairline};
  li { padding-block: 10px; border-block-start: 1px solid ${color.hairline}; }
`;
