/** The columns of the table: what each shows of a group and of the whole, and how it is sorted. */
import { useTranslate } from 'ra-core';
import type { OrderFigures } from '../../contract/order-figures.ts';
import type { Column, FileCell } from '../../kit/list/column.ts';
import type { OrderLeads } from '../../nouns/order/use-order-leads.ts';
import { FigureLink } from '../../nouns/statistics/FigureLink.tsx';
import { isOutside } from '../../nouns/statistics/normal.ts';
import { OutsideMark } from '../../nouns/statistics/OutsideMark.tsx';
import type { TableSort } from '../../nouns/statistics/report-place.ts';
import { sortedBy } from '../../nouns/statistics/sorting.ts';
import { usePeriodWords } from '../../nouns/statistics/use-period-words.ts';
import { changeOf, useUnits } from '../../nouns/statistics/use-units.ts';
import type { Place, Tab } from './address.ts';
import { figureValue, type ReportFigure, TABLE_FIGURES } from './figures.ts';
import { useFigureLabels } from './Headline.tsx';
import type { Group } from './use-groups.ts';
import type { OrderReport } from './use-order-report.ts';

const NAME = 'name';
const CHANGE = 'change';

export function useGroupColumns(place: Place, report: OrderReport, leads: OrderLeads) {
  const translate = useTranslate();
  const { say, range } = useUnits();
  const { againstName } = usePeriodWords();
  const label = useFigureLabels();
  const { unit, against, tab } = place;
  const shown = (figures: OrderFigures, figure: ReportFigure, own: Pick<Group, 'filter' | 'within'>) => {
    const value = figureValue(figures, figure);
    const to = figure.count ? leads(figure.count, value, own) : null;
    return <FigureLink to={to}>{say(figure.unit, value)}</FigureLink>;
  };
  const figureColumn = (figure: ReportFigure): Column<Group> => ({
    key: figure.key,
    head: label(figure.key),
    isNumber: true,
    sortBy: figure.key,
    ...(figure.isExtra && { isExtra: true }),
    cell: row => {
      const isBad = isMarked(row, figure.key);
      return (
        <span
          title={
            row.ranges?.[figure.key]
              ? `${translate('statistics.normal')} ${range(figure.unit, row.ranges[figure.key])}`
              : undefined
          }
        >
          {isBad && <OutsideMark />} {shown(row.figures, figure, row)}
        </span>
      );
    },
    exported: fileCellOf(figure, label(figure.key), translate),
  });
  const change: Column<Group> = {
    key: CHANGE,
    head: translate('statistics.versus', { period: againstName(unit, against) }),
    isNumber: true,
    sortBy: CHANGE,
    cell: row => changeOf(row.figures.created, row.before),
    exported: null,
  };
  const columns = TABLE_FIGURES.flatMap(figure =>
    figure.key === 'created' && against !== 'none' ? [figureColumn(figure), change] : [figureColumn(figure)],
  );
  return {
    columns: [nameColumn(tab, translate(`orderStatistics.name.${tab}`)), ...columns],
    isMarked,
    foot: ({ key }: Column<Group>) => {
      const total = report.totals?.total;
      if (!total) return null;
      if (key === NAME) return translate('statistics.total');
      if (key === CHANGE) return changeOf(total.created, report.totalsBefore?.created ?? null);
      const figure = TABLE_FIGURES.find(each => each.key === key);
      return figure ? shown(total, figure, {}) : null;
    },
  };
}

function isMarked({ figures, ranges }: Group, key: string): boolean {
  const figure = TABLE_FIGURES.find(each => each.key === key);
  return figure !== undefined && isOutside(figureValue(figures, figure), ranges?.[figure.key], figure.worse);
}

const nameColumn = (tab: Tab, head: string): Column<Group> => ({
  key: NAME,
  head,
  sortBy: NAME,
  isFixed: true,
  cell: ({ name }) => name,
  exported:
    tab === 'source' || tab === 'orderCallType'
      ? { field: 'of', wordsUnder: [`order.${tab}`] }
      : { field: tab === 'time' ? 'of' : 'name' },
});

/** As the call answers it: rates in percent, means in seconds. */
function fileCellOf({ unit }: ReportFigure, head: string, translate: Translate): FileCell {
  if (unit === 'fen') return { kind: 'fen' };
  if (unit === 'rate') return { kind: 'number', head: translate('statistics.inPercent', { name: head }) };
  if (unit === 'count') return { kind: 'number' };
  return { kind: 'number', head: translate('statistics.inSeconds', { name: head }) };
}

type Translate = ReturnType<typeof useTranslate>;

export function sortedGroups(groups: readonly Group[], { key, isUp }: TableSort): Group[] {
  const figure = TABLE_FIGURES.find(each => each.key === key);
  return sortedBy(groups, isUp, ({ name, within, figures, before }) => {
    if (key === NAME) return within?.from ?? name;
    if (key === CHANGE) return before ? figures.created / before : null;
    return figure ? figures[figure.key] : null;
  });
}
