import { Star, StarHalf } from 'lucide-react';
import styled from 'styled-components';
import { samples } from '../../../data/samples';
import {
  color,
  font,
  fontSize,
  secondaryText,
  space,
} from '../../../styles/theme';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';

const RATINGS = samples.ratings ?? [];

const MOST_STARS = 5;

/** How much of each star is filled: to the half that is nearest to a rating. */
export const starFills = (rating: number): number[] =>
  Array.from({ length: MOST_STARS }, (_, i) => {
    const fill = Math.round(2 * rating) / 2 - i;
    return Math.min(Math.max(fill, 0), 1);
  });

export const RATING_COUNT = RATINGS.reduce((sum, { count }) => sum + count, 0);

const STARS = RATINGS.reduce((sum, { stars, count }) => sum + stars * count, 0);

/**
 * The mean of all ratings, rounded once to a tenth: what is shown is what is
 * read. NaN without ratings.
 */
const RATING = Math.round((10 * STARS) / RATING_COUNT) / 10;

export const Rating = () =>
  RATING_COUNT > 0 && (
    <RatingRow>
      <StarRow
        role="img"
        aria-label={`Rated ${RATING} of ${MOST_STARS}, ${RATING_COUNT} reviews`}
      >
        {starFills(RATING).map((fill, i) => (
          <StarBox key={i}>
            <Star size={16} fill={fill === 1 ? 'currentcolor' : 'none'} />
            {fill === 0.5 && <StarHalf size={16} fill="currentcolor" />}
          </StarBox>
        ))}
      </StarRow>
      <span aria-hidden>{`(${RATING_COUNT})`}</span>
    </RatingRow>
  );

export const RatingBreakdown = () => (
  <Table>
    <Caption>{`${RATING.toFixed(1)} of ${MOST_STARS} from ${RATING_COUNT} ratings`}</Caption>
    <tbody>
      {RATINGS.map(({ stars, count }) => (
        <tr key={stars}>
          <Stars scope="row">{stars === 1 ? '1 star' : `${stars} stars`}</Stars>
          <BarCell>
            <CountBar
              viewBox="0 0 100 4"
              preserveAspectRatio="none"
              aria-hidden
            >
              <Ground width="100" height="4" />
              <Share width={(count / RATING_COUNT) * 100} height="4" />
            </CountBar>
          </BarCell>
          <Count>
            {count}
            <VisuallyHidden>
              {count === 1 ? ' rating' : ' ratings'}
            </VisuallyHidden>
          </Count>
        </tr>
      ))}
    </tbody>
  </Table>
);

const RatingRow = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.s};
  ${secondaryText}
  font-variant-numeric: tabular-nums;
`;

const StarRow = styled.span`
  display: flex;
  gap: 2px;
  color: ${color.ink};
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
  padding-block-end: ${space.m};
  font-family: ${font.display};
  font-size: ${fontSize.heading};
  line-height: 1.2;
  text-align: start;
`;

const Stars = styled.th`
  width: 5em;
  padding: ${space.xs} 0;
  font-weight: 400;
  font-size: ${fontSize.small};
  text-align: start;
  white-space: nowrap;
`;

const BarCell = styled.td`
  padding: ${space.xs} 0;
`;

const CountBar = styled.svg`
  width: 100%;
  height: 4px;
`;

const Ground = styled.rect`
  fill: ${color.hairline};
`;

const Share = styled.rect`
  fill: ${color.ink};
`;

const Count = styled(BarCell)`
  width: 3em;
  ${secondaryText}
  text-align: end;
`;
