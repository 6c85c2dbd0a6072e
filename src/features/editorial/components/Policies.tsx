import styled from 'styled-components';
import { policies } from '../../../data/policies';
import { widerThan } from '../../../styles/mixins';
import { shopTextProps } from '../../../texts/shopTextProps';
import { t } from '../../../texts/t';
import { Section, SectionHeading } from '../../../ui/PageParts';
import {
  DELIVERY_TERMS,
  DELIVERY_TEXT,
  deliveryFeeText,
} from '../../catalogue/deliveryTexts';
import { isSelling } from '../../orders/isSelling';

/** States which data the shop sends. */
const sendingText = () =>
  isSelling
    ? t(
        'When you place an order, it is sent to us with your delivery details. The orders that you have placed are stored in this browser without your name and address, until you clear its data. This browser asks us for their status. Nothing else is sent.',
      )
    : t('None of this is sent to us or to anyone else.');

export const Policies = () => (
  <PolicyColumns>
    {DELIVERY_TEXT && (
      <Section aria-labelledby="delivery">
        <SectionHeading id="delivery" tabIndex={-1}>
          {t('Delivery and returns')}
        </SectionHeading>
        <p>
          <span>{deliveryFeeText()}</span>{' '}
          <span {...shopTextProps}>{DELIVERY_TERMS}</span>
        </p>
      </Section>
    )}
    {policies.privacy && (
      <Section aria-labelledby="privacy">
        <SectionHeading id="privacy" tabIndex={-1}>
          {t('Privacy policy')}
        </SectionHeading>
        <p>
          <span {...shopTextProps}>{policies.privacy}</span>{' '}
          <span>{sendingText()}</span>
        </p>
      </Section>
    )}
    {policies.sections?.map(({ id, title, paragraphs }) => (
      <Section key={id} aria-labelledby={id} {...shopTextProps}>
        <SectionHeading id={id} tabIndex={-1}>
          {title}
        </SectionHeading>
        {paragraphs.map((paragraph, i) => (
          <p key={i}>{paragraph}</p>
        ))}
      </Section>
    ))}
  </PolicyColumns>
);

const PolicyColumns = styled.div`
  display: grid;
  p { max-width: 62ch; }
  p + p { margin-block-start: var(--space-m); }
  @media ${widerThan.tablet} {
    grid-template-columns: 1fr 1fr;
    gap: 0 var(--space-xl);
    /* The second text is the longest. */
    > :nth-child(2) { grid-row: span 2; }
  }
`;
