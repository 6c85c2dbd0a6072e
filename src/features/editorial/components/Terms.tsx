import styled from 'styled-components';
import { DELIVERY_TERMS, PRIVACY_POLICY } from '../../../data/policies';
import { widerThan } from '../../../styles/mixins';
import { t } from '../../../texts/t';
import { Section, SectionHeading } from '../../../ui/Page';
import { deliveryFeeText } from '../../cart/totals';

export const Terms = () => (
  <Columns>
    <Section aria-labelledby="delivery">
      <SectionHeading id="delivery" tabIndex={-1}>
        {t('Delivery')}
      </SectionHeading>
      <p>{`${deliveryFeeText()} ${DELIVERY_TERMS}`}</p>
    </Section>
    <Section aria-labelledby="privacy">
      <SectionHeading id="privacy" tabIndex={-1}>
        {t('Privacy policy')}
      </SectionHeading>
      <p>{PRIVACY_POLICY}</p>
    </Section>
  </Columns>
);

const Columns = styled.div`
  display: grid;
  @media ${widerThan.tablet} { grid-template-columns: 1fr 1fr; gap: var(--space-xl); }
`;
