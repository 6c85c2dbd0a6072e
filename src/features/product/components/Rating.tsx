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
  MAX_STARS,
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
          most: MAX_STARS,
          reviews: reviewsText(count),
        })}
      >
        {starFills(mean).map((fill, i) => (
          <span key={i}>
            <Star fill={fill === 1 ? 'currentcolor' : 'none'} />
            {fill === 0.5 && <StarHalf fill="currentcolor" />}
          </span>
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
    <Breakdown>
      <caption>
        {t('{mean} of {most} from {reviews}', {
          mean: decimalText(meanRating(ratings).toFixed(1)),
          most: MAX_STARS,
          reviews: reviewsText(total),
        })}
      </caption>
      <tbody>
        {ratings.map(({ stars, count }) => (
          <tr key={stars}>
            <th scope="row">
              {tCount(stars, '{count} star', '{count} stars')}
            </th>
            <td>
              <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden>
                <rect width={(count / total) * 100} height="4" />
              </svg>
            </td>
            <td>
              <span>{count}</span>
              <VisuallyHidden>
                {` ${tCount(count, 'review', 'reviews')}`}
              </VisuallyHidden>
            </td>
          </tr>
        ))}
      </tbody>
    </Breakdown>
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
  span { display: grid; }
  svg { grid-area: 1 / 1; }
`;

const Breakdown = styled.table`
  width: 100%;
  max-width: 520px;
  border-collapse: collapse;
  font-size: var(--size-small);
  font-variant-numeric: tabular-nums;
  caption {
    padding-block-end: var(--space-m);
    font-family: var(--display);
    font-size: var(--size-heading);
    line-height: 1.2;
    text-align: start;
  }
  th {
    width: 5em;
    font-weight: 400;
    text-align: start;
    white-space: nowrap;
  }
  th, td { padding: var(--space-xs) 0; }
  td:last-child { width: 3em; color: var(--ink-soft); text-align: end; }
  svg { width: 100%; height: 4px; background: var(--hairline); fill: var(--ink); }
`;
