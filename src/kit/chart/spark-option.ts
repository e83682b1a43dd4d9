/** A small chart among others on one scale: line, band and bars, without axes. */
import type { Tokens } from '../theme/tokens.ts';
import type { CourseRange, Values } from './course.ts';
import { bandSeries } from './course-series.ts';

export interface Spark {
  values: Values;
  bars: Values;
  /** Null where none is known. */
  ranges: readonly (CourseRange | null)[] | null;
}

/** @param top of the scale that all of them share */
export function sparkOption({ values, bars, ranges }: Spark, top: number, tokens: Tokens) {
  return {
    animation: false,
    grid: { left: 0, right: 0, top: 3, bottom: 1 },
    xAxis: {
      type: 'category',
      data: values.map((_, at) => at),
      axisTick: { show: false },
      axisLabel: { show: false },
      axisLine: { lineStyle: { color: tokens.outline } },
    },
    yAxis: { type: 'value', show: false, min: 0, max: top },
    series: [
      ...(ranges ? bandSeries(ranges, tokens) : []),
      {
        type: 'bar',
        silent: true,
        z: 2,
        barWidth: '50%',
        data: [...bars],
        itemStyle: { color: tokens.bad.mark },
      },
      {
        type: 'line',
        silent: true,
        z: 3,
        symbol: 'none',
        data: [...values],
        lineStyle: { color: tokens.accent.ink, width: 1.5 },
      },
    ],
  };
}
