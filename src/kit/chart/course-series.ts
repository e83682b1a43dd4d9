/** The lines, bars and the band of a course. They differ by weight, points, dash and hatch, so that they print in gray. */
import type { Tokens } from '../theme/tokens.ts';
import type { Course, CourseLine, CourseRange, Values } from './course.ts';

const QUIET = { silent: true, emphasis: { disabled: true } };

/** @param focus the head whose point and bar stand out; null for none */
export function courseSeries(course: Course, focus: number | null, tokens: Tokens): object[] {
  const { main, second, compared, bars, band } = course;
  return [
    ...(band ? bandSeries(band.ranges, tokens) : []),
    ...(bars ? [barSeries(bars, focus, tokens)] : []),
    ...(compared ? [plainLine(compared, { color: tokens.text.faint, width: 1, type: [4, 3] })] : []),
    ...(second ? [hollowLine(second, tokens)] : []),
    mainLine(main, focus, tokens),
  ];
}

/** Two lines upon each other with the ground between them. */
export function bandSeries(ranges: readonly (CourseRange | null)[], tokens: Tokens): object[] {
  const edge = { color: tokens.outline, width: 0.75 };
  const line = { ...QUIET, type: 'line', stack: 'band', symbol: 'none', lineStyle: edge, z: 1 };
  return [
    { ...line, data: ranges.map(range => range?.low ?? null) },
    {
      ...line,
      data: ranges.map(range => (range ? range.high - range.low : null)),
      areaStyle: { color: tokens.line, opacity: 1 },
    },
  ];
}

function barSeries({ values }: CourseLine, focus: number | null, tokens: Tokens) {
  return {
    ...QUIET,
    type: 'bar',
    z: 2,
    barWidth: '52%',
    barMaxWidth: 24,
    data: values.map((value, at) => ({
      value,
      label: { show: at === focus && value !== null && value > 0 },
    })),
    itemStyle: {
      color: tokens.bad.mark,
      borderColor: tokens.bad.mark,
      borderWidth: 1,
      decal: {
        symbol: 'rect',
        color: tokens.surface,
        dashArrayX: [1, 0],
        dashArrayY: [2, 3],
        rotation: -Math.PI / 4,
      },
    },
    label: { position: 'top', distance: 3, color: tokens.bad.ink, fontSize: 12, fontWeight: 600 },
  };
}

const plainLine = ({ values }: CourseLine, lineStyle: object) => ({
  ...QUIET,
  type: 'line',
  z: 3,
  symbol: 'none',
  data: [...values],
  lineStyle,
});

const hollowLine = ({ values }: CourseLine, { surface, text }: Tokens) => ({
  ...QUIET,
  type: 'line',
  z: 4,
  data: [...values],
  showAllSymbol: true,
  symbol: 'circle',
  symbolSize: 5,
  lineStyle: { color: text.faint, width: 1.5 },
  itemStyle: { color: surface, borderColor: text.faint, borderWidth: 1.5 },
});

const mainLine = ({ values }: CourseLine, focus: number | null, { accent, surface }: Tokens) => ({
  ...QUIET,
  type: 'line',
  z: 5,
  data: values.map((value, at) => ({ value, symbol: hasPoint(values, at, focus) ? 'circle' : 'none' })),
  showAllSymbol: true,
  symbolSize: 9,
  lineStyle: { color: accent.ink, width: 2.5, join: 'round' },
  itemStyle: { color: accent.ink, borderColor: surface, borderWidth: 1.5 },
});

/** The one in focus, and one that no line leads to. */
const hasPoint = (values: Values, at: number, focus: number | null) =>
  at === focus || ((values[at - 1] ?? null) === null && (values[at + 1] ?? null) === null);
