import { useId } from 'react';
import styled from 'styled-components';
import { labels } from '../../../data/labels';
import type { Product, ProductId } from '../../../data/types';
import {
  secondaryText,
  tabularFigures,
  widerThan,
} from '../../../styles/mixins';
import { t } from '../../../texts/t';
import { Announcer } from '../../../ui/Announcer';
import { OutlineButton } from '../../../ui/Button';
import { amountsOfOrder } from '../../cart/cart';
import { formatInCurrency } from '../../catalogue/money';
import type { PlacedOrder } from '../order';
import { statusText } from '../orderStatus';
import { OrderDate, OrderEntry, OrderStatus } from './OrderEntry';
import { OrderLines } from './OrderLines';
import { TrackOrder } from './TrackOrder';

interface Props {
  order: PlacedOrder;
  products: ReadonlyMap<ProductId, Product>;
}

export const PlacedOrderEntry = ({
  order: { number, created, status, lines, total, currency, paymentUrl },
  products,
}: Props) => {
  const id = useId();
  const name = t('Order {number}', { number });
  const { fee } = amountsOfOrder({ lines, total });
  const date = new Date(created).toLocaleDateString(labels.language, {
    dateStyle: 'medium',
  });
  return (
    <Item>
      <About>
        <OrderNumber id={id}>{name}</OrderNumber>
        <OrderDate date={date} />
        <OrderStatus status={status} />
        <Announcer>{`${name}: ${statusText(status)}`}</Announcer>
        <TrackOrder status={status} describedBy={id} />
        {status === 'Unpaid' && paymentUrl && (
          <>
            <PaymentNote>
              {t('If you have paid, your payment appears here in a minute.')}
            </PaymentNote>
            <OutlineButton as="a" href={paymentUrl} aria-describedby={id}>
              {t('Pay for this order')}
            </OutlineButton>
          </>
        )}
      </About>
      <div>
        <OrderLines lines={lines} currency={currency} products={products} />
        {fee > 0 && (
          <Amount>
            <span>{t('Shiping Fee')}</span>
            <span>{formatInCurrency(fee, currency)}</span>
          </Amount>
        )}
        <Total>
          <span>{t('Total')}</span>
          <span>{formatInCurrency(total, currency)}</span>
        </Total>
      </div>
    </Item>
  );
};

const Item = styled(OrderEntry)`
  gap: var(--space-m) var(--space-xl);
  @media ${widerThan.phone} { grid-template-columns: minmax(220px, 1fr) 2fr; }
`;

const About = styled.div`
  display: grid;
  justify-items: start;
  gap: 12px;
`;

const PaymentNote = styled.p`
  ${secondaryText}
`;

const OrderNumber = styled.h2`
  font-size: var(--size-lead);
`;

const Amount = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--space-m);
  padding-block: 12px;
  border-block-start: 1px solid var(--hairline);
  ul + & { margin-block-start: var(--space-s); }
  ${tabularFigures}
`;

const Total = styled(Amount)`
  font-weight: 600;
`;
