/** The columns of the table: what each shows of a group and of the whole, and how it is sorted. */
import { useTranslate } from 'ra-core';
import type { OrderFigures } from '../../contract/order-figures.ts';
import { isOutside } from '../../data/normal-range.ts';
import type { Column } from '../../kit/list/column.ts';
import type { OrderLeads, OrderLeadsIn } from '../../nouns/order/use-order-leads.ts';
import { FigureLink } from '../../nouns/statistics/FigureLink.tsx';
import { OutsideMark } from '../../nouns/statistics/OutsideMark.tsx';
import type { TableSort } from '../../nouns/statistics/report-place.ts';
import { sortedBy } from '../../nouns/statistics/sorting.ts';
import { CHANGE, NAME, useFigureColumns } from '../../nouns/statistics/use-figure-columns.ts';
import { changeOf, useUnits } from '../../nouns/statistics/use-units.ts';
import type { Place, Tab } from './address.ts';
import { figureValue, type ReportFigure, TABLE_FIGURES } from './figures.ts';
import { useFigureLabels } from './Headline.tsx';
import type { Group } from './use-groups.ts';
import type { OrderReport } from './use-order-report.ts';

type Own = Pick<Group, 'filter' | 'within'>;

export function useGroupColumns(place: Place, report: OrderReport, leadsIn: OrderLeadsIn) {
  const translate = useTranslate();
  const { say, range } = useUnits();
  const { figureColumn, changeColumn } = useFigureColumns<Group>(place);
  const label = useFigureLabels();
  const { against, tab } = place;
  const { counted } = report;
  const shown = (leads: OrderLeads, figures: OrderFigures, figure: ReportFigure, own: Own = {}) => {
    const value = figureValue(figures, figure);
    const to = figure.count ? leads(figure.count, value, own) : null;
    return <FigureLink to={to}>{say(figure.unit, value)}</FigureLink>;
  };
  const columnOf = (figure: ReportFigure) =>
    figureColumn(figure, label(figure.key), row => {
      const { figures, ranges } = row;
      const normal = ranges?.[figure.key];
      return (
        <span title={normal ? `${translate('statistics.normal')} ${range(figure.unit, normal)}` : undefined}>
          {isMarked(row, figure.key) && <OutsideMark />} {shown(leadsIn(counted.rows), figures, figure, row)}
        </span>
      );
    });
  const change = changeColumn(row => changeOf(row.figures.created, row.before));
  const columns = TABLE_FIGURES.flatMap(figure =>
    figure.key === 'created' && against !== 'none' ? [columnOf(figure), change] : [columnOf(figure)],
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
      return figure ? shown(leadsIn(counted.totals), total, figure) : null;
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

export function sortedGroups(groups: readonly Group[], { key, isUp }: TableSort): Group[] {
  const figure = TABLE_FIGURES.find(each => each.key === key);
  return sortedBy(groups, isUp, ({ name, within, figures, before }) => {
    if (key === NAME) return within?.from ?? name;
    if (key === CHANGE) return before ? figures.created / before : null;
    return figure ? figures[figure.key] : null;
  });
}
