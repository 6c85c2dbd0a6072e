import styled from 'styled-components';
import { DELIVERY_TERMS, PRIVACY_POLICY } from '../../../data/policies';
import { widerThan } from '../../../styles/mixins';
import { t } from '../../../texts/t';
import { Section, SectionHeading } from '../../../ui/Page';
import { deliveryFeeText } from '../../cart/totals';
import { isSelling } from '../../checkout/order';

/** The sentences that state what is sent. */
const sendingText = () =>
  isSelling
    ? t(
        'When you place an order, it is sent to us with your delivery details. The orders that you have placed are stored in this browser without your name and address, until you clear its data. Nothing else is sent.',
      )
    : t('None of this is sent to us or to anyone else.');

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
      <p>{`${PRIVACY_POLICY} ${sendingText()}`}</p>
    </Section>
  </Columns>
);

const Columns = styled.div`
  display: grid;
  @media ${widerThan.tablet} { grid-template-columns: 1fr 1fr; gap: var(--space-xl); }
`;
