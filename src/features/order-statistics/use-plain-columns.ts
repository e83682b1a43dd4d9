/** What is told of a day, and of all of them; the same as figures at the head. */
import { useTranslate } from 'ra-core';
import type { Column } from '../../kit/list/column.ts';
import { usePeriodWords } from '../../nouns/statistics/use-period-words.ts';
import { useUnits } from '../../nouns/statistics/use-units.ts';
import { useFigureLabels } from './Headline.tsx';
import { PLAIN_FIGURES, type PlainDay, type PlainFigures } from './plain.ts';

export function usePlainColumns(total: PlainFigures | undefined) {
  const translate = useTranslate();
  const label = useFigureLabels();
  const { say } = useUnits();
  const { dayName } = usePeriodWords();
  const figures = PLAIN_FIGURES.map(({ key, unit }) => ({
    label: label(key),
    value: say(unit, total?.[key] ?? null),
    to: null,
  }));
  const columns: Column<PlainDay>[] = [
    { key: 'name', head: translate('orderStatistics.name.time'), cell: ({ from }) => dayName(from) },
    ...PLAIN_FIGURES.map(
      ({ key, unit }): Column<PlainDay> => ({
        key,
        head: label(key),
        isNumber: true,
        cell: row => say(unit, row[key]),
      }),
    ),
  ];
  return {
    columns,
    /** Undefined while they are being read. */
    figures: total && figures,
    labels: figures.map(({ label: name }) => name),
    foot: ({ key }: Column<PlainDay>) => {
      const at = PLAIN_FIGURES.findIndex(each => each.key === key);
      return figures[at]?.value ?? translate('statistics.total');
    },
  };
}
