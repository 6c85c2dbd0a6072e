import styled from 'styled-components';
import type { SizeGuideDrawing } from '../../../data/types';

interface Props {
  drawing: SizeGuideDrawing;
  label: string;
}

export const LineDrawing = ({
  drawing: { pieces, lines, ...box },
  label,
}: Props) => (
  <Drawing role="img" aria-label={label} {...box}>
    {pieces.map((path) => (
      <Piece key={path} d={path} />
    ))}
    {lines.map(({ letter, path, x, y }) => (
      <g key={letter}>
        <Line d={path} />
        <Disc cx={x} cy={y} r={24} />
        <Letter x={x} y={y}>
          {letter}
        </Letter>
      </g>
    ))}
  </Drawing>
);

const Drawing = styled.svg`
  margin-inline: auto;
`;

const Piece = styled.path`
  fill: var(--ground);
  stroke: var(--edge);
  stroke-width: 2;
  stroke-linejoin: round;
  @media (forced-colors: active) { fill: Canvas; stroke: CanvasText; }
`;

const Line = styled.path`
  stroke: var(--accent);
  stroke-width: 4;
  @media (forced-colors: active) { stroke: Highlight; }
`;

const Disc = styled.circle`
  fill: var(--ground);
  @media (forced-colors: active) { fill: Canvas; }
`;

const Letter = styled.text`
  fill: currentColor;
  /* One unit is half a CSS pixel. */
  font-size: calc(2 * var(--size-small));
  font-weight: 500;
  text-anchor: middle;
  dominant-baseline: central;
  @media (forced-colors: active) { fill: CanvasText; }
`;
