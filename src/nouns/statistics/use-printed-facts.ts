/** What the head of a printed report says: its period, comparison and filters, and when it was read. */
import { useTranslate } from 'ra-core';
import { formatTime } from '../../kit/format/time.ts';
import type { FilterChoice } from '../../kit/list/column.ts';
import type { ReportPeriod, ReportSpans } from './report-spans.ts';
import { usePeriodWords } from './use-period-words.ts';

interface Filter<N extends string> {
  name: N;
  label: string;
  choices: readonly FilterChoice[];
}

export function usePrintedFacts<N extends string>(
  { unit, against }: ReportPeriod,
  { whole, readOn }: ReportSpans & { readOn: number },
  filters: readonly Filter<N>[],
  values: { readonly [name in N]?: FilterChoice['value'] | undefined },
): string[] {
  const translate = useTranslate();
  const { periodName, againstName } = usePeriodWords();
  const narrowed = filters.flatMap(({ name, label, choices }) => {
    const value = values[name];
    if (value === undefined) return [];
    return [`${label} ${choices.find(choice => choice.value === value)?.label ?? value}`];
  });
  return [
    // paper is read in another year too
    periodName(whole, unit, 0),
    ...(against === 'none' ? [] : [`${translate('statistics.against.label')} ${againstName(unit, against)}`]),
    ...narrowed,
    translate('statistics.readOn', { time: formatTime(readOn) }),
  ];
}
