import styled from 'styled-components';
import type { SizeGuideDrawing } from '../../../data/types';

interface Props {
  drawing: SizeGuideDrawing;
  label: string;
}

export const GarmentDrawing = ({
  drawing: { pieces, lines, ...box },
  label,
}: Props) => (
  <Drawing role="img" aria-label={label} {...box}>
    {pieces.map((path) => (
      <path key={path} d={path} />
    ))}
    {lines.map(({ letter, path, x, y }) => (
      <g key={letter}>
        <path d={path} />
        <circle cx={x} cy={y} r={20} />
        <text x={x} y={y}>
          {letter}
        </text>
      </g>
    ))}
  </Drawing>
);

const Drawing = styled.svg`
  margin-inline: auto;
  fill: var(--ground);
  path { stroke: var(--edge); stroke-width: 2; stroke-linejoin: round; }
  g path { stroke: var(--accent); }
  text {
    fill: currentColor;
    /* One unit is half a CSS pixel. */
    font-size: calc(2 * var(--size-small));
    font-weight: 500;
    text-anchor: middle;
    dominant-baseline: central;
  }
  @media (forced-colors: active) {
    fill: Canvas;
    path { stroke: CanvasText; }
    g path { stroke: Highlight; }
    text { fill: CanvasText; }
  }
`;
