import styled, { css } from 'styled-components';
import { settings } from '../../../data/settings';
import { sizeGuides } from '../../../data/sizeGuides';
import type { Product, Size } from '../../../data/types';
import { t } from '../../../texts/t';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { LineDrawing } from './LineDrawing';

interface Props {
  product: Product;
  selected: Size | null;
}

const FITS = [
  ['age', t('Age')],
  ['height', t('Height')],
  ['chest', t('Fits chest')],
  ['waist', t('Fits waist')],
] as const;

/**
 * This module is a chunk that is loaded when the size guide is opened, because
 * the guides of all products are 15 KB.
 */
export const SizeGuideContent = ({ product, selected }: Props) => {
  const guide = sizeGuides[product._id];
  if (!guide) return null;
  const { caption, columns, cm, inches, drawing } = guide;
  const measurements = Object.entries(cm).map(([size, row]) => ({
    size,
    cells: row.map((figure, i) => [
      t('{figure} cm', { figure }),
      t('{figure} in', { figure: inches[size]?.[i] ?? '' }),
    ]),
  }));
  const fits = product.sizes.flatMap((size) => {
    const fit = settings.sizeFits?.[product.category]?.[size];
    return fit ? [{ size, fit }] : [];
  });
  const measures = FITS.filter(([key]) => fits.some(({ fit }) => fit[key]));
  return (
    <Parts>
      {fits.length > 0 && (
        <SizeTable
          caption={t('Whom each size fits')}
          columns={measures.map(([, label]) => label)}
          rows={fits.map(({ size, fit }) => ({
            size,
            cells: measures.map(([key]) => [fit[key] ?? ''].flat()),
          }))}
          selected={selected}
        />
      )}
      {drawing && (
        <LineDrawing
          drawing={drawing}
          label={t('Where it is measured: {places}', {
            places: columns.join(', '),
          })}
        />
      )}
      {/* By keyboard, the focus scrolls the sheet, which may be taller. */}
      <Scroller role="group" aria-label={t('Measurements')} tabIndex={0}>
        <SizeTable
          caption={caption}
          columns={columns}
          rows={measurements}
          selected={selected}
        />
      </Scroller>
    </Parts>
  );
};

interface SizeTableProps {
  caption: string;
  columns: readonly string[];
  /** A cell has one text, or the same measurement in two units. */
  rows: readonly {
    size: Size;
    cells: readonly (readonly string[])[];
  }[];
  selected: Size | null;
}

const SizeTable = ({ caption, columns, rows, selected }: SizeTableProps) => (
  <Table>
    <Caption>{caption}</Caption>
    <thead>
      <tr>
        <SizeHead scope="col">{t('Size')}</SizeHead>
        {columns.map((name) => (
          <Head key={name} scope="col">
            {name}
          </Head>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ size, cells }) => (
        <Row key={size} data-selected={size === selected || undefined}>
          <SizeHead scope="row">
            <span>{size}</span>
            {size === selected && (
              <VisuallyHidden>{t(', selected')}</VisuallyHidden>
            )}
          </SizeHead>
          {cells.map(([text, inches], i) => (
            <Cell key={i}>
              <span>{text}</span> {inches && <Inches>{inches}</Inches>}
            </Cell>
          ))}
        </Row>
      ))}
    </tbody>
  </Table>
);

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-m);
`;

// With large text the table is wider than a phone, but its caption is not.
const Scroller = styled.div`
  container-type: inline-size;
  overflow-x: auto;
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--size-small);
  font-variant-numeric: tabular-nums;
`;

const Caption = styled.caption`
  position: sticky;
  inset-inline-start: 0;
  max-width: 100cqi;
  padding-block-end: var(--space-s);
  color: var(--ink-soft);
  text-align: start;
`;

const Row = styled.tr`
  &[data-selected] { background: var(--band); }
`;

const cell = css`
  padding: var(--space-s) var(--space-xs) var(--space-s) 0;
  border-block-end: 1px solid var(--hairline);
  text-align: start;
  vertical-align: top;
`;

const Head = styled.th`
  ${cell}
  font-weight: 500;
`;

const SizeHead = styled(Head)`
  padding-inline-start: var(--space-xs);
`;

const Cell = styled.td`
  ${cell}
`;

const Inches = styled.span`
  display: block;
  color: var(--ink-soft);
`;
