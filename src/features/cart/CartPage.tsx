import { Link, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { policies } from '../../data/policies';
import { AfterPaint } from '../../routing/AfterPaint';
import { HeadTags } from '../../routing/HeadTags';
import { PATHS, TERMS_PATH } from '../../routing/paths';
import { focusHeading } from '../../routing/position';
import { secondaryText, widerThan } from '../../styles/mixins';
import { shopTextProps } from '../../texts/shopTextProps';
import { t } from '../../texts/t';
import { AfterHydration } from '../../ui/AfterHydration';
import { Button, ButtonLink } from '../../ui/Button';
import { EmptyState, Note, PageColumn, PageHeading } from '../../ui/PageParts';
import { BestSellers } from '../catalogue/BestSellers';
import type { LineId } from './cart';
import { CartLines } from './CartLines';
import {
  lineRemoved,
  selectCartCount,
  selectTotals,
  selectUnavailableLines,
} from './cartSlice';
import { CartSummary } from './components/CartSummary';
import { MainColumn, SummaryColumns } from './components/SummaryColumns';
import { UnavailableLines } from './components/UnavailableLines';
import { selectIsStored } from './persistenceSlice';

export const CartPage = () => {
  const dispatch = useAppDispatch();
  const count = useAppSelector(selectCartCount);
  const unavailable = useAppSelector(selectUnavailableLines);
  const totals = useAppSelector(selectTotals);
  const isStored = useAppSelector(selectIsStored);
  const navigate = useNavigate();

  const removeUnavailable = (lines: readonly LineId[]) => {
    for (const { productId, size } of lines)
      dispatch(lineRemoved({ productId, size }));
    focusHeading();
  };

  return (
    <PageColumn>
      <HeadTags title={t('Cart')} url={PATHS.cart} />
      <PageHeading>{t('Your Cart')}</PageHeading>
      <AfterHydration>
        <SummaryColumns>
          <MainColumn>
            <CartLines />
            {count === 0 && (
              <EmptyState>
                <p>
                  {unavailable.length === 0
                    ? t('Your cart is empty.')
                    : t('Nothing in your cart can be bought now.')}
                </p>
                <ButtonLink to={PATHS.collections}>
                  {t('See the collections')}
                </ButtonLink>
              </EmptyState>
            )}
            <UnavailableLines
              lines={unavailable}
              onRemove={removeUnavailable}
            />
            {!isStored && (
              <Note>
                {t(
                  'Your browser may not keep this cart after you close the page.',
                )}
              </Note>
            )}
          </MainColumn>
          {count === 0 && (
            <BelowEmptyCart>
              <AfterPaint>
                <BestSellers />
              </AfterPaint>
            </BelowEmptyCart>
          )}
          <CartSummary
            {...totals}
            isSticky={count > 0}
            button={
              <Button
                type="button"
                disabled={count === 0}
                onClick={() => void navigate(PATHS.placeOrder)}
              >
                {t('PROCEED TO CHECKOUT')}
              </Button>
            }
          >
            {policies.returns && (
              <ReturnNote to={TERMS_PATH} {...shopTextProps}>
                {policies.returns}
              </ReturnNote>
            )}
          </CartSummary>
        </SummaryColumns>
      </AfterHydration>
    </PageColumn>
  );
};

const ReturnNote = styled(Link)`
  display: grid;
  align-items: center;
  min-height: 44px;
  ${secondaryText}
`;

// On a narrow screen the totals of an empty cart are below the best sellers.
const BelowEmptyCart = styled.div`
  margin-block: calc(-2 * var(--space-xl)) var(--space-section);
  @media ${widerThan.tablet} {
    grid-area: 3 / 1 / auto / -1;
    margin: 0;
    /* Sticky totals would slide over the best sellers. */
    && + section { position: static; }
  }
`;
