import { useId } from 'react';
import styled from 'styled-components';
import { TRACKING, type Order } from '../orders';
import { color, quiet, space, up } from '../../../styles/theme';
import { Disclosure } from '../../../ui/Disclosure';
import { Price } from '../../catalogue/components/Price';
import { ProductImage } from '../../catalogue/components/ProductImage';

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
      <ProductImage product={product} sizes="112px" />
      <div>
        <h2 id={id}>{product.name}</h2>
        <Facts>
          <Price cents={product.price} />
          <span>{`Quantity: ${quantity}`}</span>
          <span>{`Size: ${size}`}</span>
        </Facts>
        <OrderDate>{`Date: ${date}`}</OrderDate>
      </div>
      <Status>{status}</Status>
      <Disclosure label="Track Order" describedBy={id}>
        <Steps>
          {TRACKING.map((step) => (
            <li key={step} aria-current={step === status ? 'step' : undefined}>
              {step === status ? `${step} (now)` : step}
            </li>
          ))}
        </Steps>
      </Disclosure>
    </Item>
  );
};

const List = styled.ul`
  padding-block-start: ${space.xl};
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: 88px 1fr;
  gap: ${space.m};
  padding-block: ${space.l};
  border-block-start: 1px solid ${color.hairline};
  h2 { font: inherit; font-weight: 500; }
  > img { grid-row: span 3; }
  > :not(img) { grid-column: 2; }
  ${up.tablet} {
    grid-template-columns: 112px 3fr 1fr minmax(220px, 1fr);
    > img { grid-row: auto; }
    > :not(img) { grid-column: auto; }
    /* The label of the button is on the line of the name. */
    > :last-child { margin-block-start: -10px; }
  }
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.m};
  margin-block-start: ${space.xs};
`;

const OrderDate = styled.p`
  ${quiet}
`;

const Status = styled.p`
  display: flex;
  align-items: center;
  align-self: start;
  gap: ${space.s};
  &::before {
    content: '';
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: ${color.accent};
  }
`;

const Steps = styled.ol`
  display: grid;
  gap: ${space.s};
  li { padding-inline-start: ${space.m}; border-inline-start: 2px solid ${color.accent}; }
  [aria-current] ~ li { border-color: ${color.hairline}; color: ${color.inkSoft}; }
  @media (forced-colors: active) {
    li { border-color: CanvasText; }
    [aria-current] ~ li { border-color: GrayText; }
  }
`;
