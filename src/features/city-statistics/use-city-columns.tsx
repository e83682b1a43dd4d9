/** The columns of the table: what each shows of a group and of the whole, and how it is sorted. */
import { useTranslate } from 'ra-core';
import type { CityStatistic } from '../../contract/report.ts';
import { startOfDay } from '../../kit/format/time.ts';
import type { Column, FileCell } from '../../kit/list/column.ts';
import type { OrderLeads } from '../../nouns/order/use-order-leads.ts';
import { FigureLink } from '../../nouns/statistics/FigureLink.tsx';
import { nextOf } from '../../nouns/statistics/period.ts';
import type { TableSort } from '../../nouns/statistics/report-place.ts';
import { sortedBy } from '../../nouns/statistics/sorting.ts';
import { usePeriodWords } from '../../nouns/statistics/use-period-words.ts';
import { changeOf, useUnits } from '../../nouns/statistics/use-units.ts';
import type { Place, Tab } from './address.ts';
import { CITY_FIGURES, type CityFigure } from './figures.ts';
import type { CityReport } from './use-city-report.ts';

export type CityRow = CityStatistic & { id: string };

const NAME = 'name';
const CHANGE = 'change';

export function useCityColumns({ tab, unit, against }: Place, report: CityReport, leads: OrderLeads) {
  const translate = useTranslate();
  const { say } = useUnits();
  const { dayName, againstName } = usePeriodWords();
  const { total, ordersBefore } = report;
  const shown = (row: CityStatistic, { key, unit: ofFigure, count }: CityFigure) => (
    <FigureLink to={count ? leads(count, row[key], ordersOf(tab, row)) : null}>
      {say(ofFigure, row[key])}
    </FigureLink>
  );
  const nameOf = ({ of, name }: CityStatistic) => {
    if (tab === 'day') return dayName(startOfDay(of ?? '') ?? 0);
    return name ?? (tab === 'company' ? translate('cityStatistics.noCompany') : (of ?? ''));
  };
  const figures = CITY_FIGURES.map(
    (figure): Column<CityRow> => ({
      key: figure.key,
      head: translate(`cityStatistics.figure.${figure.key}`),
      isNumber: true,
      sortBy: figure.key,
      cell: row => shown(row, figure),
      exported: fileCellOf(figure, name => translate('statistics.inPercent', { name }), translate),
    }),
  );
  const change: Column<CityRow> = {
    key: CHANGE,
    head: translate('statistics.versus', { period: againstName(unit, against) }),
    isNumber: true,
    sortBy: CHANGE,
    cell: row => changeOf(row.orders, ordersBefore(row)),
    exported: null,
  };
  const hasChange = against !== 'none' && tab !== 'day';
  const columns: Column<CityRow>[] = [
    {
      key: NAME,
      head: translate(`cityStatistics.name.${tab}`),
      sortBy: NAME,
      isFixed: true,
      cell: nameOf,
      exported: { field: tab === 'day' ? 'of' : 'name' },
    },
    ...figures.flatMap(column => (column.key === 'orders' && hasChange ? [column, change] : [column])),
  ];
  return {
    columns,
    sorted: (rows: readonly CityStatistic[], { key, isUp }: TableSort): CityRow[] =>
      sortedBy(
        rows.map(row => ({ ...row, id: row.of ?? '' })),
        isUp,
        row => {
          if (key === NAME) return tab === 'day' ? row.id : nameOf(row);
          const before = ordersBefore(row);
          if (key === CHANGE) return before ? row.orders / before : null;
          const figure = CITY_FIGURES.find(each => each.key === key);
          return figure ? row[figure.key] : null;
        },
      ),
    foot: ({ key }: Column<CityRow>) => {
      if (!total) return null;
      if (key === NAME) return translate('statistics.total');
      if (key === CHANGE) return changeOf(total.orders, ordersBefore(total));
      const figure = CITY_FIGURES.find(each => each.key === key);
      return figure ? shown(total, figure) : null;
    },
  };
}

/** Which of the orders of the page are those of a row; all of them in the total. */
function ordersOf(tab: Tab, { of }: CityStatistic): Parameters<OrderLeads>[2] {
  if (of === null) return {};
  if (tab !== 'day') return { filter: tab === 'area' ? { addressType: of } : { companyId: of } };
  const from = startOfDay(of) ?? 0;
  return { within: { from, to: nextOf(from, 'day') } };
}

function fileCellOf(
  { key, unit }: CityFigure,
  inPercent: (name: string) => string,
  translate: (key: string) => string,
): FileCell {
  if (unit === 'rate') return { kind: 'number', head: inPercent(translate(`cityStatistics.figure.${key}`)) };
  return { kind: unit === 'fen' ? 'fen' : 'number' };
}
