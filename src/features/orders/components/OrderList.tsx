import { useId } from 'react';
import styled, { css } from 'styled-components';
import { secondaryText, widerThan } from '../../../styles/mixins';
import { shopText } from '../../../texts/shopText';
import { t } from '../../../texts/t';
import { Disclosure } from '../../../ui/Disclosure';
import { Price } from '../../catalogue/components/Price';
import { ProductImage } from '../../catalogue/components/ProductImage';
import { TRACKING, type Order } from '../orders';

export const OrderList = ({
  orders,
}: {
  readonly orders: readonly Order[];
}) => (
  <List>
    {orders.map((order) => (
      <OrderItem key={order.product._id} order={order} />
    ))}
  </List>
);

const OrderItem = ({ order }: { readonly order: Order }) => {
  const { product, size, quantity, date, status } = order;
  const id = useId();
  return (
    <Item>
      <Picture>
        <ProductImage product={product} sizes="112px" />
      </Picture>
      <Texts>
        <Name id={id} {...shopText}>
          {product.name}
        </Name>
        <Facts>
          <Price product={product} size={size} />
          <span>{t('Quantity: {count}', { count: quantity })}</span>
          <span>{`${product.optionName ?? t('Size')}: ${size}`}</span>
        </Facts>
        <OrderDate>{t('Date: {date}', { date })}</OrderDate>
      </Texts>
      <Status>{status}</Status>
      <Tracking>
        <Disclosure label={t('Track Order')} describedBy={id}>
          <Steps>
            {TRACKING.map((step) => (
              <Step
                key={step}
                aria-current={step === status ? 'step' : undefined}
              >
                {step === status ? t('{step} (now)', { step }) : step}
              </Step>
            ))}
          </Steps>
        </Disclosure>
      </Tracking>
    </Item>
  );
};

const List = styled.ul.attrs({ role: 'list' })`
  padding-block-start: var(--space-xl);
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr);
  align-items: start;
  gap: var(--space-m);
  padding-block: var(--space-l);
  border-block-start: 1px solid var(--hairline);
  @media ${widerThan.tablet} { grid-template-columns: 112px 3fr 1fr minmax(220px, 1fr); }
`;

const Picture = styled.div`
  grid-row: span 3;
  @media ${widerThan.tablet} { grid-row: auto; }
`;

const cell = css`
  grid-column: 2;
  @media ${widerThan.tablet} { grid-column: auto; }
`;

const Texts = styled.div`
  ${cell}
`;

const Name = styled.h2`
  font: inherit;
  font-weight: 500;
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-xs) var(--space-m);
  margin-block-start: var(--space-xs);
`;

const OrderDate = styled.p`
  ${secondaryText}
`;

const Status = styled.p`
  ${cell}
  display: flex;
  align-items: center;
  gap: var(--space-s);
  &::before {
    content: '';
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: var(--accent);
  }
`;

const Tracking = styled.div`
  ${cell}
  /* The label of the button is on the line of the name. */
  @media ${widerThan.tablet} { margin-block-start: -10px; }
`;

const Steps = styled.ol.attrs({ role: 'list' })`
  display: grid;
  gap: var(--space-s);
`;

const Step = styled.li`
  padding-inline-start: var(--space-m);
  border-inline-start: 2px solid var(--accent);
  [aria-current] ~ & { border-color: var(--hairline); color: var(--ink-soft); }
  @media (forced-colors: active) {
    border-color: CanvasText;
    [aria-current] ~ & { border-color: GrayText; }
  }
`;
