import styled from 'styled-components';
import { REASONS } from '../../../data/aboutPage';
import { color, space, text, up } from '../../../styles/theme';

const TITLES = [
  ['Quality Assurance', REASONS.quality],
  ['Convenience', REASONS.convenience],
  ['Exceptional Customer Service', REASONS.service],
] as const;

export const Reasons = () => (
  <Row>
    {TITLES.map(([title, body]) => (
      <li key={title}>
        <h3>{title}</h3>
        <p>{body}</p>
      </li>
    ))}
  </Row>
);

const Row = styled.ul`
  display: grid;
  gap: ${space.l};
  ${up.tablet} { grid-template-columns: repeat(3, 1fr); gap: ${space.xl}; }
  li { padding-block-start: ${space.m}; border-block-start: 1px solid ${color.hairline}; }
  h3 { margin-block-end: ${space.s}; font-size: ${text.lead}; }
  p { color: ${color.inkSoft}; }
`;
