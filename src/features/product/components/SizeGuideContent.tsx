import styled, { css } from 'styled-components';
import { sizeGuides } from '../../../data/sizeGuides';
import type { Product, Size } from '../../../data/types';
import { color, fontSize, space } from '../../../styles/theme';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { sizeFitOf } from '../sizeFit';
import { columnsOf, formatMeasure, isAround, millimetersOf } from '../measures';
import { LineDrawing } from './LineDrawing';

interface Props {
  readonly product: Product;
  readonly selected: Size | null;
}

const capitalize = (word: string): string =>
  word.charAt(0).toUpperCase() + word.slice(1);

/**
 * In a chunk that is loaded when the size guide is opened: the guides of all
 * products are 10 KB.
 */
export const SizeGuideContent = ({ product, selected }: Props) => {
  const { _id, sizes } = product;
  const guide = sizeGuides[_id];
  if (!guide) return null;
  const columns = columnsOf(guide);
  const around = columns
    .map(({ measure }) => measure)
    .filter((measure) => isAround(measure));
  const fits = sizes.flatMap((size) => {
    const fit = sizeFitOf(product, size);
    return fit ? [{ size, ...fit }] : [];
  });
  return (
    <GuideColumns>
      {fits.length > 0 && (
        <Table>
          <Caption>Age and height</Caption>
          <thead>
            <tr>
              <SizeHead scope="col">Size</SizeHead>
              <Head scope="col">Age</Head>
              <Head scope="col">Height</Head>
            </tr>
          </thead>
          <tbody>
            {fits.map(({ size, age, cm, inches }) => (
              <Row key={size} data-selected={size === selected || undefined}>
                <SizeHead scope="row">
                  {size}
                  {size === selected && (
                    <VisuallyHidden>, selected</VisuallyHidden>
                  )}
                </SizeHead>
                <Cell>{age}</Cell>
                <Cell>
                  {cm} <Inches>{inches}</Inches>
                </Cell>
              </Row>
            ))}
          </tbody>
        </Table>
      )}
      <LineDrawing guide={guide} />
      <Scroller role="group" aria-label="Measures">
        <Table>
          <Caption>
            Measures of the garment, not of the body.
            {around.length > 0 &&
              ` ${capitalize(around.join(' and '))} ${around.length === 1 ? 'is' : 'are'} measured all the way around.`}
          </Caption>
          <thead>
            <tr>
              <SizeHead scope="col">Size</SizeHead>
              {columns.map(({ measure, letter }) => (
                <Head key={measure} scope="col">
                  {letter} <Name>{capitalize(measure)}</Name>
                </Head>
              ))}
            </tr>
          </thead>
          <tbody>
            {sizes.map((size) => (
              <Row key={size} data-selected={size === selected || undefined}>
                <SizeHead scope="row">
                  {size}
                  {size === selected && (
                    <VisuallyHidden>, selected</VisuallyHidden>
                  )}
                </SizeHead>
                {columns.map(({ measure, line }) => {
                  const mm = millimetersOf(line, size);
                  return (
                    <Cell key={measure}>
                      {formatMeasure(measure, mm, 'cm')}{' '}
                      <Inches>{formatMeasure(measure, mm, 'in')}</Inches>
                    </Cell>
                  );
                })}
              </Row>
            ))}
          </tbody>
        </Table>
      </Scroller>
    </GuideColumns>
  );
};

const GuideColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
`;

// Large text makes the table wider than a phone, but not its caption.
const Scroller = styled.div`
  container-type: inline-size;
  overflow-x: auto;
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${fontSize.small};
  font-variant-numeric: tabular-nums;
`;

const Caption = styled.caption`
  position: sticky;
  inset-inline-start: 0;
  max-width: 100cqi;
  padding-block-end: ${space.s};
  color: ${color.inkSoft};
  text-align: start;
`;

const Row = styled.tr`
  &[data-selected] { background: ${color.band}; }
`;

const cell = css`
  padding: ${space.s} ${space.xs} ${space.s} 0;
  border-block-end: 1px solid ${color.hairline};
  text-align: start;
  vertical-align: top;
`;

const Head = styled.th`
  ${cell}
  font-weight: 500;
`;

const SizeHead = styled(Head)`
  padding-inline-start: ${space.xs};
`;

const Name = styled.span`
  font-weight: 400;
`;

const Cell = styled.td`
  ${cell}
`;

const Inches = styled.span`
  display: block;
  color: ${color.inkSoft};
`;
