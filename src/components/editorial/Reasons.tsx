import styled from 'styled-components';
import { color, space, text, up } from '../../styles/theme';

const REASONS = [
  {
    title: 'Quality Assurance',
    body: 'We wear and wash every style for months before we sell it. If it does not last, it does not make the cut.',
  },
  {
    title: 'Convenience',
    body: 'Sizing you can rely on, quick filters, and a cart that is still there when you come back.',
  },
  {
    title: 'Exceptional Customer Service',
    body: 'Our team knows every fabric and answers your emails and calls at any hour.',
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
