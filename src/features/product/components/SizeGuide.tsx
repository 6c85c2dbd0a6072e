import styled from 'styled-components';
import {
  columnsOf,
  formatMeasure,
  gradeMeasure,
  isAround,
  type SizeGuide as Guide,
} from '../sizeGuide';
import { color, space, text } from '../../../styles/theme';
import { LineDrawing } from './LineDrawing';
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
      <div>
        <Table>
          <caption>
            Measures of the garment, not of the body.{' '}
            {capitalized(around.join(' and '))}{' '}
            {around.length === 1 ? 'is' : 'are'} measured all the way around.
          </caption>
          <thead>
            <tr>
              <th scope="col">Size</th>
              {columns.map(({ measure, letter }) => (
                <th key={measure} scope="col">
                  {letter} <span>{capitalized(measure)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sizes.map((size) => (
              <Row key={size} $chosen={size === chosen}>
                <th scope="row">{size}</th>
                {columns.map(({ measure, line: [mm] }) => {
                  const graded = gradeMeasure(category, measure, mm, size);
                  return (
                    <td key={measure}>
                      {formatMeasure(measure, graded, 'cm')}{' '}
                      <span>{formatMeasure(measure, graded, 'in')}</span>
                    </td>
                  );
                })}
              </Row>
            ))}
          </tbody>
        </Table>
      </div>
    </Layout>
  );
};

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  /* Large text makes the table wider than a phone. */
  > div { overflow-x: auto; }
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${text.small};
  font-variant-numeric: tabular-nums;
  caption {
    padding-block-end: ${space.s};
    color: ${color.inkSoft};
    text-align: start;
  }
  th, td {
    padding: ${space.s} ${space.xs} ${space.s} 0;
    border-block-end: 1px solid ${color.hairline};
    text-align: start;
    vertical-align: top;
  }
  th { font-weight: 500; }
  th:first-child { padding-inline-start: ${space.xs}; }
  th > span { font-weight: 400; }
  td > span { display: block; color: ${color.inkSoft}; }
`;

const Row = styled.tr<{ readonly $chosen: boolean }>`
  background: ${({ $chosen }) => ($chosen ? color.band : 'none')};
`;
