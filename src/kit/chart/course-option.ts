/** What the chart of a course is told to draw: each line is named where it runs, so it needs no legend. */
import { formatCount } from '../format/count.ts';
import type { Tokens } from '../theme/tokens.ts';
import { wordsOf } from './chart-looks.ts';
import { type Course, peakOf } from './course.ts';
import { nameSeries } from './course-names.ts';
import { courseSeries } from './course-series.ts';
import { niceScale } from './nice-scale.ts';

/** Pixels around the drawing. */
export const COURSE_GRID = { left: 36, right: 8, top: 12, bottom: 24 };

/** So many heads have room below the axis. */
const MOST_HEADS = 8;

interface Focus {
  at: number;
  /** Its head, written out. */
  head: string;
}

/** @param focus null on paper */
export function courseOption(course: Course, focus: Focus | null, tokens: Tokens) {
  const { heads } = course;
  const { top, step } = niceScale(peakOf(course));
  const at = focus?.at ?? null;
  const strong = { color: tokens.text.strong, fontWeight: 600 };
  return {
    animation: false,
    grid: COURSE_GRID,
    xAxis: {
      type: 'category',
      data: heads.map((head, index) =>
        index === at ? { value: focus?.head ?? head, textStyle: strong } : head,
      ),
      axisLine: { lineStyle: { color: tokens.outline } },
      axisTick: { show: false },
      axisLabel: {
        ...wordsOf(tokens),
        fontSize: 12,
        interval: (index: number) => hasHead(index, heads.length, at),
      },
    },
    yAxis: {
      type: 'value',
      min: 0,
      max: top,
      interval: step,
      splitLine: { lineStyle: { color: tokens.line } },
      axisLabel: { ...wordsOf(tokens), fontSize: 12, formatter: formatCount },
    },
    series: [
      ...(at === null ? [] : [focusSeries(at, top, tokens)]),
      ...courseSeries(course, at, tokens),
      nameSeries(course, top, tokens),
    ],
  };
}

/** Some at equal distances and the last; none beside the one in focus. */
function hasHead(index: number, count: number, focus: number | null): boolean {
  if (index === focus) return true;
  const step = Math.ceil(count / MOST_HEADS);
  const isNear = focus !== null && Math.abs(index - focus) < Math.max(1, Math.ceil(step / 2));
  const isLast = index === count - 1;
  const isRegular = index % step === 0 && (isLast || count - 1 - index >= Math.ceil(step / 2));
  return !isNear && (isLast || isRegular);
}

/** A column behind everything. */
const focusSeries = (at: number, top: number, tokens: Tokens) => ({
  type: 'bar',
  silent: true,
  z: 0,
  // over the whole width of its head, and not beside the other bars
  barWidth: '100%',
  barGap: '-100%',
  data: [[at, top]],
  itemStyle: { color: tokens.accent.soft },
});
