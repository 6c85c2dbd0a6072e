import styled from 'styled-components';
import { REASONS } from '../../../data/aboutPage';
import { widerThan } from '../../../styles/mixins';
import { t } from '../../../texts/t';

const TITLED_REASONS = [
  [t('Quality Assurance'), REASONS.quality],
  [t('Convenience'), REASONS.convenience],
  [t('Exceptional Customer Service'), REASONS.service],
] as const;

export const Reasons = () => (
  <Row>
    {TITLED_REASONS.map(([title, body]) => (
      <Reason key={title}>
        <Title>{title}</Title>
        <Body>{body}</Body>
      </Reason>
    ))}
  </Row>
);

const Row = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: var(--space-l);
  @media ${widerThan.tablet} { grid-template-columns: repeat(3, 1fr); gap: var(--space-xl); }
`;

const Reason = styled.li`
  padding-block-start: var(--space-m);
  border-block-start: 1px solid var(--hairline);
`;

const Title = styled.h3`
  margin-block-end: var(--space-s);
  font-size: var(--size-lead);
`;

const Body = styled.p`
  color: var(--ink-soft);
`;
