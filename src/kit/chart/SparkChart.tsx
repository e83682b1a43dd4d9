/** A small chart whose figures stand beside it in words. */
import { useMemo } from 'react';
import { late } from '../late.tsx';
import type { Tokens } from '../theme/tokens.ts';
import { type Spark, sparkOption } from './spark-option.ts';

interface SparkChartProps {
  /** The same object as long as nothing is drawn otherwise. */
  spark: Spark;
  /** Of the scale that it shares with others. */
  top: number;
  tokens: Tokens;
}

const Chart = late(() => import('./Chart.tsx'), 'default');

export function SparkChart({ spark, top, tokens }: SparkChartProps) {
  const option = useMemo(() => sparkOption(spark, top, tokens), [spark, top, tokens]);
  return (
    <div style={{ height: 56 }}>
      <Chart summary={null} option={option} />
    </div>
  );
}
