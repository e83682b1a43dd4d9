/** How a day goes, small: a line up to now with a dot, over a gray band of what is normal. What it says stands beside it in words. */
import { styled } from '@mui/material/styles';
import { type SparkData, sparkShape } from './spark-shape.ts';

const SIZE = { width: 184, height: 56 };

export function Spark({ data }: { data: SparkData }) {
  const { bands, lines, dot } = sparkShape(data, SIZE);
  const base = SIZE.height - 4;
  return (
    <Drawing {...SIZE} viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} aria-hidden="true">
      <path d={`M4 ${base}H${SIZE.width - 4}`} data-part="base" />
      {bands.map(path => (
        <path key={path} d={path} data-part="band" />
      ))}
      {lines.map(path => (
        <path key={path} d={path} data-part="line" />
      ))}
      {dot && <circle cx={dot.x} cy={dot.y} r={3.5} data-part="dot" />}
    </Drawing>
  );
}

const Drawing = styled('svg')(({ theme: { tokens } }) => ({
  display: 'block',
  flex: 'none',
  fill: 'none',
  '[data-part=base]': { stroke: tokens.edge },
  '[data-part=band]': { fill: tokens.line, stroke: tokens.edge },
  '[data-part=line]': { stroke: tokens.accent.ink, strokeWidth: 1.75, strokeLinejoin: 'round' },
  '@media print': {
    '[data-part=band]': { fill: '#ddd', stroke: '#aaa' },
    '[data-part=line]': { stroke: '#000' },
    '[data-part=dot]': { fill: '#000', stroke: '#fff' },
  },
  '[data-part=dot]': { fill: tokens.accent.ink, stroke: tokens.surface, strokeWidth: 1.5 },
}));
