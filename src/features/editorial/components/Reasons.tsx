import styled from 'styled-components';
import { aboutPage } from '../../../data/aboutPage';
import { widerThan } from '../../../styles/mixins';
import { shopTextProps } from '../../../texts/shopTextProps';
import { t } from '../../../texts/t';
import { Section, SectionHeading } from '../../../ui/PageParts';

const { reasons } = aboutPage;

export const Reasons = () =>
  reasons && (
    <Section aria-labelledby="why">
      <SectionHeading id="why">{t('Why choose us')}</SectionHeading>
      <ReasonColumns>
        {[
          [t('Quality Assurance'), reasons.quality],
          [t('Convenience'), reasons.convenience],
          [t('Exceptional Customer Service'), reasons.service],
        ].map(([title, body], i) => (
          <Reason key={i}>
            <h3>{title}</h3>
            <p {...shopTextProps}>{body}</p>
          </Reason>
        ))}
      </ReasonColumns>
    </Section>
  );

const ReasonColumns = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: var(--space-l);
  @media ${widerThan.tablet} { grid-template-columns: repeat(3, 1fr); gap: var(--space-xl); }
`;

const Reason = styled.li`
  padding-block-start: var(--space-m);
  border-block-start: 1px solid var(--hairline);
  h3 { margin-block-end: var(--space-s); font-size: var(--size-lead); }
  p { max-width: 38ch; color: var(--ink-soft); }
`;
