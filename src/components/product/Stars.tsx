import { Star } from 'lucide-react';
import styled from 'styled-components';
import { MOST_STARS, RATING, RATING_COUNT } from '../../domain/rating';
import { color, quiet, space } from '../../styles/theme';

export const Stars = () => (
  <Row>
    <span role="img" aria-label={`Rated ${RATING} of ${MOST_STARS}`}>
      {Array.from({ length: MOST_STARS }, (_, i) => (
        <Star key={i} size={16} fill={i < RATING ? 'currentcolor' : 'none'} />
      ))}
    </span>
    <span>{`(${RATING_COUNT})`}</span>
  </Row>
);

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.s};
  > :first-child { display: flex; gap: 2px; color: ${color.ink}; }
  > :last-child { ${quiet} font-variant-numeric: tabular-nums; }
`;
