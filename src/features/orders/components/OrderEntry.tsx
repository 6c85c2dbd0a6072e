import styled from 'styled-components';
import { secondaryText } from '../../../styles/mixins';
import { t } from '../../../texts/t';
import { statusText } from '../orderStatus';

/** The parts that sample orders and placed orders have in common. */
export const OrderEntry = styled.li`
  display: grid;
  align-items: start;
  padding-block: var(--space-l);
  border-block-start: 1px solid var(--hairline);
`;

export const OrderDate = ({ date }: { date: string }) => (
  <DateText>{t('Date: {date}', { date })}</DateText>
);

export const OrderStatus = ({ status }: { status: string }) => (
  <WithDot>{statusText(status)}</WithDot>
);

const DateText = styled.p`
  ${secondaryText}
`;

const WithDot = styled.p`
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
