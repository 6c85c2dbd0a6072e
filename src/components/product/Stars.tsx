import { Star } from 'lucide-react';
import styled from 'styled-components';
import { MOST_STARS, RATING, RATING_COUNT } from '../../domain/rating';
import { color, space, text } from '../../styles/theme';

/** What those who bought it think: 4 of 5, and how many they are. */
export const Stars = () => (
  <Row>
    <Drawn role="img" aria-label={`Rated ${RATING} of ${MOST_STARS}`}>
      {Array.from({ length: MOST_STARS }, (_, i) => (
        <Star key={i} size={16} fill={i < RATING ? 'currentcolor' : 'none'} />
      ))}
    </Drawn>
    <Count>({RATING_COUNT})</Count>
  </Row>
);

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.s};
  color: ${color.inkSoft};
`;

const Drawn = styled.span`
  display: flex;
  gap: 2px;
  color: ${color.ink};
`;

const Count = styled.span`
  font-size: ${text.small};
  font-variant-numeric: tabular-nums;
`;
