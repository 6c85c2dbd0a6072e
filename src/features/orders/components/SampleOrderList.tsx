import { useId } from 'react';
import styled from 'styled-components';
import { secondaryText, widerThan } from '../../../styles/mixins';
import { shopTextProps } from '../../../texts/shopTextProps';
import { t } from '../../../texts/t';
import { Price } from '../../catalogue/components/Price';
import { ProductImage } from '../../catalogue/components/ProductImage';
import type { SampleOrder } from '../sampleOrders';
import { OrderStatus, TrackOrder } from './TrackOrder';

export const SampleOrderList = ({
  orders,
}: {
  orders: readonly SampleOrder[];
}) => (
  <List>
    {orders.map((order) => (
      <SampleOrderItem key={order.product._id} order={order} />
    ))}
  </List>
);

const SampleOrderItem = ({ order }: { order: SampleOrder }) => {
  const { product, size, quantity, date, status } = order;
  const id = useId();
  return (
    <Item>
      <div>
        <ProductImage product={product} imageSizes="112px" />
      </div>
      <div>
        <Name id={id} {...shopTextProps}>
          {product.name}
        </Name>
        <PriceAndSize>
          <Price product={product} size={size} />
          <span>{t('Quantity: {count}', { count: quantity })}</span>
          <span>{`${product.optionName ?? t('Size')}: ${size}`}</span>
        </PriceAndSize>
        <OrderDate>{t('Date: {date}', { date })}</OrderDate>
      </div>
      <OrderStatus status={status} />
      <Tracking>
        <TrackOrder status={status} describedBy={id} />
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
  /* On a phone, everything else is in the column next to the image. */
  @media not ${widerThan.phone} { & > :first-child { grid-row: span 3; } }
  @media ${widerThan.phone} {
    grid-template-columns: 112px minmax(8rem, 1fr) auto auto;
    align-items: center;
    column-gap: clamp(16px, 3vw, 40px);
  }
`;

const Name = styled.h2`
  font: inherit;
  letter-spacing: inherit;
  text-wrap: wrap;
  font-weight: 500;
`;

const PriceAndSize = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-xs) var(--space-m);
  margin-block-start: var(--space-xs);
`;

const OrderDate = styled.p`
  ${secondaryText}
`;

const Tracking = styled.div`
  /* The button is the last cell of the row. The steps open below all cells. */
  @media ${widerThan.phone} {
    &, > div { display: contents; }
    > div > :last-child { grid-column: 2 / -1; padding: 0; }
    ol { grid: auto / auto-flow 1fr; }
  }
`;
