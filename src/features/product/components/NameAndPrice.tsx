import styled from 'styled-components';
import type { Product, Size } from '../../../data/types';
import { widerThan } from '../../../styles/mixins';
import { shopTextProps } from '../../../texts/shopTextProps';
import { t } from '../../../texts/t';
import { Announcer } from '../../../ui/Announcer';
import { PageHeading } from '../../../ui/PageParts';
import { Price } from '../../catalogue/components/Price';
import { formatPrice } from '../../catalogue/money';
import { lowestPriceOf } from '../../catalogue/offer';
import { unbrokenName } from '../../catalogue/productTexts';
import { Rating } from './Rating';

interface Props {
  product: Product;
  size: Size | null;
}

export const NameAndPrice = ({ product, size }: Props) => (
  <NameRow>
    <PageHeading {...shopTextProps}>{unbrokenName(product)}</PageHeading>
    <Price product={product} size={size} />
    <Rating product={product} />
    <Announcer>
      {t('Price: {price}', {
        price: formatPrice(lowestPriceOf(product, size ? [size] : undefined)),
      })}
    </Announcer>
  </NameRow>
);

const NameRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-s) var(--space-m);
  font-size: var(--size-lead);
  /* Balanced lines would not break a name before its color. */
  h1 { width: 100%; font-size: var(--size-name); text-wrap: wrap; }
  @media ${widerThan.phone} { grid-area: 1 / 2; row-gap: var(--space-m); }
`;
