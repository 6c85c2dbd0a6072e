import styled from 'styled-components';
import { DELIVERY_TERMS } from '../../../data/policies';
import { DELIVERY } from '../../cart/totals';
import { space, up } from '../../../styles/theme';
import { Section, SectionHeading } from '../../../ui/Page';

export const Terms = () => (
  <Columns>
    <Section aria-labelledby="delivery">
      <SectionHeading id="delivery" tabIndex={-1}>
        Delivery
      </SectionHeading>
      <p>{`${DELIVERY.text} ${DELIVERY_TERMS}`}</p>
    </Section>
    <Section aria-labelledby="privacy">
      <SectionHeading id="privacy" tabIndex={-1}>
        Privacy policy
      </SectionHeading>
      <p>
        We set no cookies and do not track you. Your cart is stored in this
        browser until you clear its data; your delivery details, your payment
        method and your place on each page are stored until you close the tab.
        The browser also keeps copies of pages and images so that the shop works
        offline. What you type to log in, sign up or subscribe is not stored.
        None of this is sent to us or to anyone else.
      </p>
    </Section>
  </Columns>
);

const Columns = styled.div`
  display: grid;
  ${up.tablet} { grid-template-columns: 1fr 1fr; gap: ${space.xl}; }
`;
