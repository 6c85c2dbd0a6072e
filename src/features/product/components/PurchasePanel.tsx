import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { policies } from '../../../data/policies';
import type { Product } from '../../../data/types';
import { TERMS_PATH } from '../../../routing/paths';
import { secondaryText, tallWindow, widerThan } from '../../../styles/mixins';
import { shopTextProps } from '../../../texts/shopTextProps';
import { deliveryFeeText } from '../../catalogue/deliveryTexts';

const { notes = [], returns } = policies;

const FEE = deliveryFeeText();

interface Props {
  product: Product;
  button: ReactNode;
  children: ReactNode;
}

/**
 * On a phone the choices come before the description, and the button stays
 * visible.
 */
export const PurchasePanel = ({ product, button, children }: Props) => (
  <Panel>
    {children}
    <Description {...shopTextProps}>
      {product.description.split('\n\n').map((text, i) => (
        <p key={i}>{text}</p>
      ))}
    </Description>
    {button}
    {(FEE || notes.length > 0 || returns) && (
      <Notes>
        {FEE && <li>{FEE}</li>}
        {notes.map((note) => (
          <li key={note} {...shopTextProps}>
            {note}
          </li>
        ))}
        {returns && (
          <li>
            <Link to={TERMS_PATH} {...shopTextProps}>
              {returns}
            </Link>
          </li>
        )}
      </Notes>
    )}
  </Panel>
);

const Panel = styled.div`
  display: contents;
  @media ${widerThan.phone} {
    grid-area: 2 / 2;
    display: grid;
    gap: var(--space-l);
    align-content: start;
    min-width: 0;
    position: sticky;
    inset-block-start: var(--header-offset);
  }
  @media ${widerThan.tablet} { gap: 28px; }
`;

const Description = styled.div`
  display: grid;
  gap: var(--space-m);
  white-space: pre-line;
  /* In a short window, as on a phone in landscape, the sizes come first. */
  @media ${widerThan.phone} and ${tallWindow} { order: -1; }
`;

const Notes = styled.ul.attrs({ role: 'list' })`
  ${secondaryText}
  text-wrap: balance;
  border-block-end: 1px solid var(--hairline);
  li { padding-block: 10px; border-block-start: 1px solid var(--hairline); }
  /* The padding enlarges the target, the margin keeps the layout. */
  a { display: inline-block; margin-block: -12px; padding-block: 12px; }
`;
