/** The days of a period as a table. */
import { useTranslate } from 'ra-core';
import { FigureTable } from '../../kit/chart/FigureTable.tsx';
import type { Column } from '../../kit/list/column.ts';
import { PageState } from '../../kit/state/PageState.tsx';
import { usePeriodWords } from '../../nouns/statistics/use-period-words.ts';
import { useUnits } from '../../nouns/statistics/use-units.ts';
import { useFigureLabels } from './Headline.tsx';
import { PLAIN_FIGURES, type PlainDay, type PlainFigures } from './plain.ts';

interface PlainTableProps {
  days: readonly PlainDay[];
  total: PlainFigures;
}

export function PlainTable({ days, total }: PlainTableProps) {
  const translate = useTranslate();
  const label = useFigureLabels();
  const { say } = useUnits();
  const { dayName } = usePeriodWords();
  if (total.created === 0) return <PageState title={translate('orderStatistics.none')} />;
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
  return (
    <FigureTable<PlainDay>
      label={translate('statistics.byDay')}
      columns={columns}
      rows={days}
      isWhole
      foot={({ key }) => {
        const figure = PLAIN_FIGURES.find(each => each.key === key);
        return figure ? say(figure.unit, total[figure.key]) : translate('statistics.total');
      }}
    />
  );
}
