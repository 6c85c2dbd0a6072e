import styled from 'styled-components';
import { color, space, text, up } from '../../styles/theme';

const REASONS = [
  {
    title: 'Quality Assurance',
    body: 'Every piece is worn, washed and worn again before it goes on a shelf. What does not last is not sold.',
  },
  {
    title: 'Convenience',
    body: 'Sizes that keep their word, a list that answers at once and a cart that waits for you.',
  },
  {
    title: 'Exceptional Customer Service',
    body: 'People who know the cloth answer your letters and your calls, at any hour of any day.',
  },
] as const;

export const Reasons = () => (
  <Row>
    {REASONS.map(({ title, body }) => (
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
