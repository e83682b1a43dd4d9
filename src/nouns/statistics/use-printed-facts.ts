/** What the head of a printed report says: its period, comparison and filters, and when it was read. */
import { useTranslate } from 'ra-core';
import { formatTime } from '../../kit/format/time.ts';
import type { FilterChoice } from '../../kit/list/column.ts';
import type { ReportPeriod } from './report-spans.ts';
import type { ReportState } from './report-state.ts';
import { useMissingWords } from './use-missing-words.ts';
import { usePeriodWords } from './use-period-words.ts';
import type { ReadSpans } from './use-report-spans.ts';

interface PrintedFigures extends Pick<ReportState, 'asOf' | 'isStale' | 'unread'> {
  spans: ReadSpans;
}

interface Filter<N extends string> {
  name: N;
  label: string;
  choices: readonly FilterChoice[];
}

export function usePrintedFacts<N extends string>(
  { unit, against }: ReportPeriod,
  { spans, asOf, ...missing }: PrintedFigures,
  filters: readonly Filter<N>[],
  values: { readonly [name in N]?: FilterChoice['value'] | undefined },
): string[] {
  const translate = useTranslate();
  const { periodName, againstName } = usePeriodWords();
  const missingWords = useMissingWords();
  const narrowed = filters.flatMap(({ name, label, choices }) => {
    const value = values[name];
    if (value === undefined) return [];
    return [`${label} ${choices.find(choice => choice.value === value)?.label ?? value}`];
  });
  return [
    // paper is read in another year too
    periodName(spans.whole, unit, 0),
    ...(against === 'none' ? [] : [`${translate('statistics.against.label')} ${againstName(unit, against)}`]),
    ...narrowed,
    translate('statistics.readOn', { time: formatTime(asOf ?? spans.readOn) }),
    ...missingWords({ asOf, ...missing }),
  ];
}
