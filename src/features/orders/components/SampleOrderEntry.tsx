import { useId } from 'react';
import styled from 'styled-components';
import { widerThan } from '../../../styles/mixins';
import { shopTextProps } from '../../../texts/shopTextProps';
import { t } from '../../../texts/t';
import { Price } from '../../catalogue/components/Price';
import { ProductImage } from '../../catalogue/components/ProductImage';
import type { SampleOrder } from '../sampleOrders';
import { OrderDate, OrderEntry, OrderStatus } from './OrderEntry';
import { TrackOrder } from './TrackOrder';

/** The status of each sample. */
const STATUS = 'Ready to ship';

export const SampleOrderEntry = ({ product, size, date }: SampleOrder) => {
  const id = useId();
  return (
    <Item>
      <div>
        <ProductImage product={product} imageSizes="112px" />
      </div>
      <div>
        <ProductName id={id} {...shopTextProps}>
          {product.name}
        </ProductName>
        <PriceAndSize>
          <Price product={product} size={size} />
          <span>{t('Quantity: {count}', { count: 1 })}</span>
          <span>{`${product.optionName ?? t('Size')}: ${size}`}</span>
        </PriceAndSize>
        <OrderDate date={date} />
      </div>
      <OrderStatus status={STATUS} />
      <Tracking>
        <TrackOrder status={STATUS} describedBy={id} />
      </Tracking>
    </Item>
  );
};

const Item = styled(OrderEntry)`
  grid-template-columns: 88px minmax(0, 1fr);
  gap: var(--space-m);
  /* On a phone, everything else is in the column next to the image. */
  @media not ${widerThan.phone} { & > :first-child { grid-row: span 3; } }
  @media ${widerThan.phone} {
    grid-template-columns: 112px minmax(8rem, 1fr) auto auto;
    align-items: center;
    column-gap: clamp(16px, 3vw, 40px);
  }
`;

const ProductName = styled.h2`
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

const Tracking = styled.div`
  /* The button is the last cell of the row. The steps open below all cells. */
  @media ${widerThan.phone} {
    &, > div { display: contents; }
    > div > :last-child { grid-column: 2 / -1; padding: 0; }
    ol { grid: auto / auto-flow 1fr; }
  }
`;
