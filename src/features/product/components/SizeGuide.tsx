import styled, { css } from 'styled-components';
import { columnsOf, formatMeasure, gradeMeasure, isAround } from '../sizeGuide';
import { color, space, text } from '../../../styles/theme';
import { LineDrawing } from './LineDrawing';
import type { SizeGuide as Guide } from '../../../data/types';
import type { SizeGuideContent } from './SizeGuideSheet';

interface Props extends SizeGuideContent {
  readonly guide: Guide;
}

const capitalized = (word: string): string =>
  word.charAt(0).toUpperCase() + word.slice(1);

export const SizeGuide = ({
  guide,
  product: { category, sizes },
  chosen,
}: Props) => {
  const columns = columnsOf(guide);
  const around = columns.flatMap(({ measure }) =>
    isAround(measure) ? [measure] : [],
  );
  return (
    <Layout>
      <LineDrawing guide={guide} />
      <Scroller>
        <Table>
          <Caption>
            Measures of the garment, not of the body.{' '}
            {capitalized(around.join(' and '))}{' '}
            {around.length === 1 ? 'is' : 'are'} measured all the way around.
          </Caption>
          <thead>
            <tr>
              <SizeHead scope="col">Size</SizeHead>
              {columns.map(({ measure, letter }) => (
                <Head key={measure} scope="col">
                  {letter} <Measure>{capitalized(measure)}</Measure>
                </Head>
              ))}
            </tr>
          </thead>
          <tbody>
            {sizes.map((size) => (
              <Row key={size} data-chosen={size === chosen || undefined}>
                <SizeHead scope="row">{size}</SizeHead>
                {columns.map(({ measure, line: [mm] }) => {
                  const graded = gradeMeasure(category, measure, mm, size);
                  return (
                    <Cell key={measure}>
                      {formatMeasure(measure, graded, 'cm')}{' '}
                      <Inches>{formatMeasure(measure, graded, 'in')}</Inches>
                    </Cell>
                  );
                })}
              </Row>
            ))}
          </tbody>
        </Table>
      </Scroller>
    </Layout>
  );
};

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
`;

// Large text makes the table wider than a phone.
const Scroller = styled.div`
  overflow-x: auto;
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${text.small};
  font-variant-numeric: tabular-nums;
`;

const Caption = styled.caption`
  padding-block-end: ${space.s};
  color: ${color.inkSoft};
  text-align: start;
`;

const Row = styled.tr`
  &[data-chosen] { background: ${color.band}; }
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

const Measure = styled.span`
  font-weight: 400;
`;

const Cell = styled.td`
  ${cell}
`;

const Inches = styled.span`
  display: block;
  color: ${color.inkSoft};
`;
