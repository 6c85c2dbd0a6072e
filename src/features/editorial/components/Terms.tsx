import styled from 'styled-components';
import { policies } from '../../../data/policies';
import { widerThan } from '../../../styles/mixins';
import { t } from '../../../texts/t';
import { Section, SectionHeading } from '../../../ui/Page';
import { deliveryText } from '../../cart/totals';

export const Terms = () => (
  <Columns>
    {deliveryText() && (
      <Section aria-labelledby="delivery">
        <SectionHeading id="delivery" tabIndex={-1}>
          {t('Delivery and returns')}
        </SectionHeading>
        <p>{deliveryText()}</p>
      </Section>
    )}
    {policies.privacy && (
      <Section aria-labelledby="privacy">
        <SectionHeading id="privacy" tabIndex={-1}>
          {t('Privacy policy')}
        </SectionHeading>
        <p>{policies.privacy}</p>
      </Section>
    )}
  </Columns>
);

const Columns = styled.div`
  display: grid;
  @media ${widerThan.tablet} { grid-template-columns: 1fr 1fr; gap: var(--space-xl); }
`;
