import { useId } from 'react';
import styled, { css } from 'styled-components';
import { color, secondaryText, space, widerThan } from '../../../styles/theme';
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
        <Name id={id} dir="auto">
          {product.name}
        </Name>
        <Facts>
          <Price product={product} size={size} />
          <span>{`Quantity: ${quantity}`}</span>
          <span>{`${product.optionName ?? 'Size'}: ${size}`}</span>
        </Facts>
        <OrderDate>{`Date: ${date}`}</OrderDate>
      </Texts>
      <Status>{status}</Status>
      <Tracking>
        <Disclosure label="Track Order" describedBy={id}>
          <Steps>
            {TRACKING.map((step) => (
              <Step
                key={step}
                aria-current={step === status ? 'step' : undefined}
              >
                {step === status ? `${step} (now)` : step}
              </Step>
            ))}
          </Steps>
        </Disclosure>
      </Tracking>
    </Item>
  );
};

const List = styled.ul.attrs({ role: 'list' })`
  padding-block-start: ${space.xl};
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr);
  align-items: start;
  gap: ${space.m};
  padding-block: ${space.l};
  border-block-start: 1px solid ${color.hairline};
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
  gap: ${space.xs} ${space.m};
  margin-block-start: ${space.xs};
`;

const OrderDate = styled.p`
  ${secondaryText}
`;

const Status = styled.p`
  ${cell}
  display: flex;
  align-items: center;
  gap: ${space.s};
  &::before {
    content: '';
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: ${color.accent};
  }
`;

const Tracking = styled.div`
  ${cell}
  /* The label of the button is on the line of the name. */
  @media ${widerThan.tablet} { margin-block-start: -10px; }
`;

const Steps = styled.ol.attrs({ role: 'list' })`
  display: grid;
  gap: ${space.s};
`;

const Step = styled.li`
  padding-inline-start: ${space.m};
  border-inline-start: 2px solid ${color.accent};
  [aria-current] ~ & { border-color: ${color.hairline}; color: ${color.inkSoft}; }
  @media (forced-colors: active) {
    border-color: CanvasText;
    [aria-current] ~ & { border-color: GrayText; }
  }
`;
