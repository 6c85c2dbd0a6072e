import styled from 'styled-components';
import { RATINGS } from '../../../data/samples';
import { MOST_STARS, RATING, RATING_COUNT } from '../rating';
import { color, font, quiet, space, text } from '../../../styles/theme';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';

export const RatingBreakdown = () => (
  <Table>
    <caption>{`${RATING.toFixed(1)} of ${MOST_STARS} from ${RATING_COUNT} ratings`}</caption>
    <tbody>
      {RATINGS.map(({ stars, count }) => (
        <tr key={stars}>
          <th scope="row">{stars === 1 ? '1 star' : `${stars} stars`}</th>
          <td>
            <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden>
              <rect width="100" height="4" />
              <rect width={(count / RATING_COUNT) * 100} height="4" />
            </svg>
          </td>
          <td>
            {count}
            <VisuallyHidden>
              {count === 1 ? ' rating' : ' ratings'}
            </VisuallyHidden>
          </td>
        </tr>
      ))}
    </tbody>
  </Table>
);

const Table = styled.table`
  width: 100%;
  max-width: 520px;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  caption {
    font-family: ${font.display};
    font-size: ${text.heading};
    line-height: 1.2;
    padding-block-end: ${space.m};
    text-align: start;
  }
  th {
    width: 5em;
    font-weight: 400;
    font-size: ${text.small};
    text-align: start;
    white-space: nowrap;
  }
  td:last-child {
    width: 3em;
    ${quiet}
    text-align: end;
  }
  th, td { padding: ${space.xs} 0; }
  svg { width: 100%; height: 4px; }
  rect:first-child { fill: ${color.hairline}; }
  rect:last-child { fill: ${color.ink}; }
`;
