import { Star, StarHalf } from 'lucide-react';
import styled from 'styled-components';
import { CURRENCY } from '../../../data/currency';
import type { Product } from '../../../data/types';
import { secondaryText } from '../../../styles/mixins';
import { t, tCount } from '../../../texts/t';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import {
  countRatings,
  meanRating,
  MOST_STARS,
  ratingsOf,
  starFills,
} from '../../catalogue/ratings';

const reviewsText = (count: number) =>
  tCount(count, '{count} review', '{count} reviews');

interface Props {
  product: Product;
}

/** A number with the decimal sign of the shop. */
const decimalText = (number: string) =>
  number.replace('.', CURRENCY.decimal || '.');

export const Rating = ({ product }: Props) => {
  const ratings = ratingsOf(product);
  const count = countRatings(ratings);
  if (count === 0) return null;
  const mean = meanRating(ratings);
  return (
    <RatingRow>
      <StarRow
        role="img"
        aria-label={t('Rated {mean} of {most}, {reviews}', {
          mean: decimalText(String(mean)),
          most: MOST_STARS,
          reviews: reviewsText(count),
        })}
      >
        {starFills(mean).map((fill, i) => (
          <StarBox key={i}>
            <Star fill={fill === 1 ? 'currentcolor' : 'none'} />
            {fill === 0.5 && <StarHalf fill="currentcolor" />}
          </StarBox>
        ))}
      </StarRow>
      <span aria-hidden>{`(${count})`}</span>
    </RatingRow>
  );
};

export const RatingBreakdown = ({ product }: Props) => {
  const ratings = ratingsOf(product);
  const total = countRatings(ratings);
  return (
    <Table>
      <Caption>
        {t('{mean} of {most} from {reviews}', {
          mean: decimalText(meanRating(ratings).toFixed(1)),
          most: MOST_STARS,
          reviews: reviewsText(total),
        })}
      </Caption>
      <tbody>
        {ratings.map(({ stars, count }) => (
          <tr key={stars}>
            <Stars scope="row">
              {tCount(stars, '{count} star', '{count} stars')}
            </Stars>
            <BarCell>
              <CountBar
                viewBox="0 0 100 4"
                preserveAspectRatio="none"
                aria-hidden
              >
                <Share width={(count / total) * 100} height="4" />
              </CountBar>
            </BarCell>
            <Count>
              <span>{count}</span>
              <VisuallyHidden>
                {` ${tCount(count, 'review', 'reviews')}`}
              </VisuallyHidden>
            </Count>
          </tr>
        ))}
      </tbody>
    </Table>
  );
};

const RatingRow = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-s);
  ${secondaryText}
  font-variant-numeric: tabular-nums;
`;

const StarRow = styled.span`
  display: flex;
  gap: 2px;
  color: var(--ink);
`;

const StarBox = styled.span`
  display: grid;
  svg { grid-area: 1 / 1; }
`;

const Table = styled.table`
  width: 100%;
  max-width: 520px;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
`;

const Caption = styled.caption`
  padding-block-end: var(--space-m);
  font-family: var(--display);
  font-size: var(--size-heading);
  line-height: 1.2;
  text-align: start;
`;

const Stars = styled.th`
  width: 5em;
  padding: var(--space-xs) 0;
  font-weight: 400;
  font-size: var(--size-small);
  text-align: start;
  white-space: nowrap;
`;

const BarCell = styled.td`
  padding: var(--space-xs) 0;
`;

const CountBar = styled.svg`
  width: 100%;
  height: 4px;
  background: var(--hairline);
`;

const Share = styled.rect`
  fill: var(--ink);
`;

const Count = styled(BarCell)`
  width: 3em;
  ${secondaryText}
  text-align: end;
`;
