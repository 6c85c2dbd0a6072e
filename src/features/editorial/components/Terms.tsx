import styled from 'styled-components';
import { DELIVERY_TERMS, PRIVACY_POLICY } from '../../../data/policies';
import { widerThan } from '../../../styles/mixins';
import { Section, SectionHeading } from '../../../ui/Page';
import { deliveryFeeText } from '../../cart/totals';

export const Terms = () => (
  <Columns>
    <Section aria-labelledby="delivery">
      <SectionHeading id="delivery" tabIndex={-1}>
        Delivery
      </SectionHeading>
      <p>{`${deliveryFeeText()} ${DELIVERY_TERMS}`}</p>
    </Section>
    <Section aria-labelledby="privacy">
      <SectionHeading id="privacy" tabIndex={-1}>
        Privacy policy
      </SectionHeading>
      <p>{PRIVACY_POLICY}</p>
    </Section>
  </Columns>
);

const Columns = styled.div`
  display: grid;
  @media ${widerThan.tablet} { grid-template-columns: 1fr 1fr; gap: var(--space-xl); }
`;
