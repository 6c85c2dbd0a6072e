import styled from 'styled-components';
import { CURRENCY } from '../../../data/currency';
import { labels } from '../../../data/labels';
import { settings } from '../../../data/settings';
import { sizeGuides } from '../../../data/sizeGuides';
import type { Product, Size } from '../../../data/types';
import { shopTextProps } from '../../../texts/shopTextProps';
import { t } from '../../../texts/t';
import { withElements } from '../../../texts/withElements';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { GarmentDrawing } from './GarmentDrawing';

interface Props {
  product: Product;
  selected: Size | null;
}

/** Shoppers who pay in US dollars usually measure in inches. */
const INCHES_FIRST = CURRENCY.code === 'USD';

const FITS = [
  ['age', t('Age')],
  ['height', t('Height')],
  ['chest', t('Fits chest')],
  ['waist', t('Fits waist')],
] as const;

/**
 * This module is loaded when a size guide is opened. The guides of all products
 * are too large for the script: 15 KB.
 */
export const SizeGuideContent = ({ product, selected }: Props) => {
  const guide = sizeGuides[product._id];
  if (!guide) return null;
  const { caption, columns, cm, inches, drawing } = guide;
  const fits = settings.sizeFits?.[product.category] ?? {};
  const sizes = product.sizes.filter((size) => fits[size]);
  const measures = FITS.filter(([key]) =>
    sizes.some((size) => fits[size]?.[key]),
  );
  return (
    <Parts>
      {sizes.length > 0 && (
        <SizeTable
          caption={t('Who each size fits')}
          cellProps={shopTextProps}
          columns={measures.map(([, label]) => label)}
          sizes={sizes}
          cellsOf={(size) => measures.map(([key]) => fits[size]?.[key] ?? '')}
          selected={selected}
        />
      )}
      {drawing && (
        <GarmentDrawing
          drawing={drawing}
          label={t('Where it is measured: {places}', {
            places: columns.join(', '),
          })}
        />
      )}
      <Scroller role="group" aria-label={t('Measurements')}>
        <SizeTable
          caption={caption}
          headProps={shopTextProps}
          columns={columns}
          sizes={Object.keys(cm)}
          cellsOf={(size) =>
            columns.map((_, i) => [
              t('{figure} cm', {
                figure: cm[size]?.[i]?.toLocaleString(labels.language) ?? '',
              }),
              t('{figure} in', { figure: inches[size]?.[i] ?? '' }),
            ])
          }
          selected={selected}
        />
      </Scroller>
    </Parts>
  );
};

interface SizeTableProps {
  caption: string;
  columns: readonly string[];
  sizes: readonly Size[];
  /** A cell contains one text, or the same measurement in two units. */
  cellsOf: (size: Size) => readonly (string | readonly string[])[];
  selected: Size | null;
  headProps?: typeof shopTextProps;
  cellProps?: typeof shopTextProps;
}

const SizeTable = ({
  caption,
  columns,
  sizes,
  cellsOf,
  selected,
  headProps,
  cellProps,
}: SizeTableProps) => (
  <Table>
    <caption {...headProps}>{caption}</caption>
    <thead>
      <tr>
        <th scope="col">{t('Size')}</th>
        {columns.map((name, i) => (
          <th key={i} scope="col" {...headProps}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {sizes.map((size) => (
        <tr key={size} data-selected={size === selected || undefined}>
          <th scope="row">
            {size === selected
              ? withElements(
                  '{size}, selected',
                  { size: <span>{size}</span> },
                  VisuallyHidden,
                )
              : size}
          </th>
          {cellsOf(size).map((cell, i) => {
            const units = [cell].flat();
            const [first, second] = INCHES_FIRST ? units.reverse() : units;
            return (
              <td key={i} {...cellProps}>
                <span>{first}</span>{' '}
                {second && <SecondUnit>{second}</SecondUnit>}
              </td>
            );
          })}
        </tr>
      ))}
    </tbody>
  </Table>
);

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-xl);
`;

// With large text the table is wider than a phone, but its caption is not.
const Scroller = styled.div`
  container-type: inline-size;
  overflow-x: auto;
  margin-inline: calc(-1 * var(--space-s));
  padding-inline: var(--space-s);
`;

// The background of the selected row is wider than the texts.
const Table = styled.table`
  width: calc(100% + 2 * var(--space-s));
  margin-inline: calc(-1 * var(--space-s));
  border-collapse: collapse;
  font-size: var(--size-small);
  font-variant-numeric: tabular-nums;
  caption {
    position: sticky;
    inset-inline-start: calc(-1 * var(--space-s));
    max-width: 100cqi;
    padding: 0 var(--space-s) var(--space-s);
    font-size: var(--size-body);
    text-align: start;
    text-wrap: balance;
  }
  th, td {
    padding: var(--space-s) var(--space-xs) var(--space-s) 0;
    border-block-end: 1px solid var(--hairline);
    text-align: start;
    vertical-align: top;
  }
  th { font-weight: 500; }
  thead th { color: var(--ink-soft); font-weight: 400; }
  /* The first columns of all tables have the same width. */
  th:first-child { width: 4rem; padding-inline-start: var(--space-s); }
  [data-selected] { background: var(--band); }
`;

const SecondUnit = styled.span`
  display: block;
  color: var(--ink-soft);
`;
