import { useId, type ReactNode, type Ref } from 'react';
import styled from 'styled-components';
import { settings } from '../../../data/settings';
import type { Product, Size } from '../../../data/types';
import { tallWindow, widerThan } from '../../../styles/mixins';
import { shopTextProps } from '../../../texts/shopTextProps';
import { t } from '../../../texts/t';
import { ChoiceForm } from '../../../ui/ChoiceForm';
import { isAvailable, isSoldOut } from '../../catalogue/offer';

interface Props {
  product: Product;
  selected: Size | null;
  /** Whether an addition was rejected after the last choice. */
  isRejected: boolean;
  onSelect: (size: Size) => void;
  /** Refers to the radio of the selected size, or of the first size. */
  ref: Ref<HTMLInputElement>;
  /** What is shown next to the name of the group. */
  children: ReactNode;
}

export const SizePicker = ({
  product,
  selected,
  isRejected,
  onSelect,
  ref,
  children,
}: Props) => {
  const { sizes, optionName } = product;
  const id = useId();
  const choice =
    optionName === undefined
      ? t('Select Size')
      : t('Select {option}', { option: optionName });
  // The only size needs no choice.
  const label = sizes.length > 1 ? choice : (optionName ?? t('Size'));
  // The reason why the selected size cannot be added is the name of the group:
  // a screen reader reads this name when a size takes the focus.
  const problem =
    selected !== null && !isAvailable(product, selected) && !isSoldOut(product)
      ? t('{size} is sold out. Select another size', { size: selected })
      : isRejected && t('Select Product Size');
  const sizeToFocus = selected ?? sizes[0];
  const fits = settings.sizeFits?.[product.category];
  const longest = Math.max(...sizes.map(({ length }) => length));
  const hasAges = sizes.some((size) => fits?.[size]?.age);
  const column = hasAges ? '3.2rem' : `max(48px, ${longest}ch + 10px)`;
  return (
    <ChoiceForm>
      <Fieldset>
        <Legend data-rejected={problem ? true : undefined}>
          {problem || label}
        </Legend>
        {children}
        <Sizes
          style={{
            gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${column}), 1fr))`,
          }}
        >
          {sizes.map((size, i) => {
            const isSizeSoldOut = !isAvailable(product, size);
            const age = fits?.[size]?.age;
            return (
              <SizeOption key={size}>
                <Radio
                  ref={size === sizeToFocus ? ref : undefined}
                  name="size"
                  value={size}
                  aria-label={
                    isSizeSoldOut ? t('{size}, sold out', { size }) : size
                  }
                  aria-describedby={age && `${id}${i}`}
                  checked={size === selected}
                  onChange={() => onSelect(size)}
                />
                {/* The radio has the same name, so Orca would stop twice. */}
                <Cell data-sold-out={isSizeSoldOut || undefined} aria-hidden>
                  <span>{size}</span>
                  {age && (
                    <Age id={`${id}${i}`} {...shopTextProps}>
                      {age}
                    </Age>
                  )}
                </Cell>
              </SizeOption>
            );
          })}
        </Sizes>
      </Fieldset>
    </ChoiceForm>
  );
};

const Fieldset = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--space-s) var(--space-m);
`;

const Legend = styled.legend`
  /* A legend that floats is an item of the flex container. */
  float: inline-start;
  &[data-rejected] { color: var(--error); font-weight: 600; }
`;

const Sizes = styled.div`
  display: grid;
  width: 100%;
  gap: var(--space-s);
`;

const Age = styled.span`
  /* In every cell, the line breaks after the number of the age. */
  max-width: 3.5em;
  font-size: var(--size-small);
  line-height: 1.25;
`;

const SizeOption = styled.label`
  position: relative;
  cursor: pointer;
`;

/**
 * An invisible native radio. It covers only the top of its label, so that
 * people and test tools can press the radio or the words below it. The cell
 * shows the choice and the focus.
 */
const Radio = styled.input.attrs({ type: 'radio' })`
  position: absolute;
  inset: 0 0 auto;
  width: 100%;
  height: 25%;
  opacity: 0;
  cursor: pointer;
  &:focus-visible + span { outline: 2px solid var(--accent); outline-offset: 3px; }
  /* The bar of ADD TO CART is shorter than the scroll padding of a phone. */
  @media ${tallWindow} and (not ${widerThan.tablet}) { scroll-margin-block-end: -5rem; }
  /* If ADD TO CART focuses a radio, its bar must not cover the sizes. */
  ${Legend}[data-rejected] ~ ${Sizes} & { scroll-margin-block: var(--header-offset) 25vh; }
`;

const Cell = styled.span`
  display: grid;
  place-items: center;
  height: 100%;
  min-height: 48px;
  padding: var(--space-s) var(--space-xs);
  border: 1px solid var(--edge);
  border-radius: var(--radius);
  text-align: center;
  transition:
    border-color var(--duration-short),
    background var(--duration-short);
  @media (hover: hover) { label:hover > & { border-color: var(--ink); } }
  :checked + & {
    border-color: var(--accent);
    background: var(--accent);
    color: var(--on-accent);
    /* Forced colors would remove the background of the selected size. */
    @media (forced-colors: active) { forced-color-adjust: none; }
  }
  /* The line is paler than the text that it crosses out. */
  &[data-sold-out] {
    color: var(--ink-soft);
    background: linear-gradient(to top left, transparent calc(50% - 1px), var(--edge), transparent calc(50% + 1px));
    /* Forced colors remove the gradient. */
    @media (forced-colors: active) { border-style: dashed; text-decoration: line-through; }
  }
  :checked + &[data-sold-out] { color: var(--ink); }
`;
