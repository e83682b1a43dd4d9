/** How the rate of a group went, as a line or as figures. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { onlineRateCalls, type RateSample, SAMPLE_MS } from '../../contract/online-rate.ts';
import { useAnswer } from '../../data/use-call.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { formatClock, formatClockOrDay } from '../../kit/format/time.ts';
import { late } from '../../kit/late.tsx';
import type { OpenGroup } from './group-choice.ts';
import { TrendTable } from './TrendTable.tsx';
import { isOfDays, lowestOf, type Span, spanOf, type TrendForm, type TrendSpan } from './trend-series.ts';

interface TrendProps {
  name: string;
  group: OpenGroup;
  span: TrendSpan;
  form: TrendForm;
}

// what draws it is larger than all the rest of the page
const TrendChart = late(() => import('./TrendChart.tsx'), 'default');

export function Trend({ name, group, span: asked, form }: TrendProps) {
  const translate = useTranslate();
  const describe = useFailureText();
  const { from, to } = spanOf(asked, Date.now());
  const span = useMemo(() => ({ from, to }), [from, to]);
  const { data: samples, error } = useAnswer(
    onlineRateCalls.onlineRateTrend,
    { query: { ...group, ...span } },
    { repeatMs: SAMPLE_MS / 5 },
  );
  const summary = useSummary(name, samples ?? [], span);
  if (!samples) return <Place>{error && <p role="alert">{describe(error).text}</p>}</Place>;
  if (samples.length === 0)
    return (
      <Place>
        <p>
          {translate('onlineRate.trend.none')}
          <br />
          {translate(asked === 'yesterday' ? 'onlineRate.trend.noneThen' : 'onlineRate.trend.noneYet')}
        </p>
      </Place>
    );
  if (form === 'table') return <TrendTable summary={summary} samples={samples} isOfDays={isOfDays(span)} />;
  return (
    <Place>
      <TrendChart summary={summary} samples={samples} span={span} />
    </Place>
  );
}

/** What a line would tell at a glance. */
function useSummary(name: string, samples: readonly RateSample[], span: Span): string {
  const translate = useTranslate();
  const lowest = lowestOf(samples);
  const last = samples.at(-1);
  if (!lowest || !last) return '';
  const when = (time: number) => (isOfDays(span) ? formatClockOrDay(time, span.to) : formatClock(time));
  return translate('onlineRate.trend.summary', {
    name,
    lowest: `${lowest.onlineRate}%`,
    lowestTime: when(lowest.time),
    last: `${last.onlineRate}%`,
    lastTime: when(last.time),
  });
}

/** Of one height, whatever is in it: the list below does not jump. */
const Place = styled('div')(({ theme: { tokens } }) => ({
  display: 'grid',
  height: 176,
  padding: '0 16px 8px',
  p: { margin: 'auto', color: tokens.text.faint, textAlign: 'center' },
}));
