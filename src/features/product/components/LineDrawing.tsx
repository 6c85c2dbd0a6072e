import styled from 'styled-components';
import type { SizeGuide } from '../../../data/types';
import { color, fontSize } from '../../../styles/theme';
import { columnsOf, outlinesOf } from '../measures';

/** Pieces are in half units; the middle of a garment is at 125 units. */
const HALF = 'scale(0.5)';
const MIRRORED = 'matrix(-1 0 0 1 500 0)';

/**
 * The letter of a vertical line is below the middle, where no horizontal line
 * crosses.
 */
const letterAt = (from: number, to: number, isVertical: boolean): number =>
  from + (to - from) * (isVertical ? 0.7 : 0.5);

export const LineDrawing = ({ guide }: { readonly guide: SizeGuide }) => {
  const [, , width, height] = guide.box;
  const columns = columnsOf(guide);
  const names = columns.map(({ letter, measure }) => `${letter} ${measure}`);
  return (
    <Drawing
      role="img"
      aria-label={`Where it is measured: ${names.join(', ')}`}
      viewBox={guide.box.join(' ')}
      width={width}
      height={height}
    >
      <g transform={HALF}>
        {outlinesOf(guide).map(({ path, isPaired }, i) => (
          <g key={i}>
            <Piece d={path} />
            {isPaired && <Piece d={path} transform={MIRRORED} />}
          </g>
        ))}
      </g>
      {columns.map(({ letter, line: [, , x1, y1, x2, y2] }) => {
        const isVertical = x1 === x2;
        const x = letterAt(x1, x2, isVertical);
        const y = letterAt(y1, y2, isVertical);
        return (
          <g key={letter}>
            <Line x1={x1} y1={y1} x2={x2} y2={y2} />
            <Disc cx={x} cy={y} r={12} />
            <Letter x={x} y={y}>
              {letter}
            </Letter>
          </g>
        );
      })}
    </Drawing>
  );
};

const forcedColors = '(forced-colors: active)';

const Drawing = styled.svg`
  margin-inline: auto;
`;

const Piece = styled.path`
  fill: ${color.ground};
  stroke: ${color.edge};
  stroke-width: 2;
  stroke-linejoin: round;
  @media ${forcedColors} { fill: Canvas; stroke: CanvasText; }
`;

const Line = styled.line`
  stroke: ${color.accent};
  stroke-width: 2;
  @media ${forcedColors} { stroke: Highlight; }
`;

const Disc = styled.circle`
  fill: ${color.ground};
  @media ${forcedColors} { fill: Canvas; }
`;

const Letter = styled.text`
  fill: currentColor;
  font-size: ${fontSize.small};
  font-weight: 500;
  text-anchor: middle;
  dominant-baseline: central;
  @media ${forcedColors} { fill: CanvasText; }
`;
