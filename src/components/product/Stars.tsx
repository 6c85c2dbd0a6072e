import { Star } from 'lucide-react';
import styled from 'styled-components';
import { MOST_STARS, RATING, RATING_COUNT } from '../../domain/rating';
import { color, space, text } from '../../styles/theme';

export const Stars = () => (
  <Row>
    <Icons role="img" aria-label={`Rated ${RATING} of ${MOST_STARS}`}>
      {Array.from({ length: MOST_STARS }, (_, i) => (
        <Star key={i} size={16} fill={i < RATING ? 'currentcolor' : 'none'} />
      ))}
    </Icons>
    <Count>{`(${RATING_COUNT})`}</Count>
  </Row>
);

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.s};
  color: ${color.inkSoft};
`;

const Icons = styled.span`
  display: flex;
  gap: 2px;
  color: ${color.ink};
`;

const Count = styled.span`
  font-size: ${text.small};
  font-variant-numeric: tabular-nums;
`;
