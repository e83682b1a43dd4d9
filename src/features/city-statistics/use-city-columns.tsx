/** The columns of the table: what each shows of a group and of the whole, and how it is sorted. */
import { useTranslate } from 'ra-core';
import type { CityStatistic } from '../../contract/report.ts';
import { startOfDay } from '../../kit/format/time.ts';
import type { Column } from '../../kit/list/column.ts';
import type { OrderLeads, OrderLeadsIn } from '../../nouns/order/use-order-leads.ts';
import { FigureLink } from '../../nouns/statistics/FigureLink.tsx';
import { nextOf } from '../../nouns/statistics/period.ts';
import type { TableSort } from '../../nouns/statistics/report-place.ts';
import { sortedBy } from '../../nouns/statistics/sorting.ts';
import { CHANGE, NAME, useFigureColumns } from '../../nouns/statistics/use-figure-columns.ts';
import { usePeriodWords } from '../../nouns/statistics/use-period-words.ts';
import { changeOf, useUnits } from '../../nouns/statistics/use-units.ts';
import type { Place, Tab } from './address.ts';
import { CITY_FIGURES, type CityFigure } from './figures.ts';
import type { CityReport } from './use-city-report.ts';

export type CityRow = CityStatistic & { id: string };

/** The foot is undefined where the rows are not all of the total. */
export function useCityColumns(place: Place, report: CityReport, leadsIn: OrderLeadsIn) {
  const translate = useTranslate();
  const { say } = useUnits();
  const { dayName } = usePeriodWords();
  const { figureColumn, changeColumn } = useFigureColumns<CityRow>(place);
  const { tab, unit, against } = place;
  const { total, ordersBefore, counted } = report;
  const shown = (leads: OrderLeads, row: CityStatistic, { key, unit: ofFigure, count }: CityFigure) => (
    <FigureLink to={count ? leads(count, row[key], ordersOf(tab, row)) : null}>
      {say(ofFigure, row[key])}
    </FigureLink>
  );
  const nameOf = ({ of, name }: CityStatistic) => {
    if (tab === 'day') return dayName(startOfDay(of ?? '') ?? 0);
    return name ?? (tab === 'company' ? translate('statistics.noCompany') : (of ?? ''));
  };
  const change = changeColumn(row => changeOf(row.orders, ordersBefore(row)));
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
    ...CITY_FIGURES.flatMap(figure => {
      const head = translate(`cityStatistics.figure.${figure.key}`);
      const column = figureColumn(figure, head, row => shown(leadsIn(counted.rows), row, figure));
      return figure.key === 'orders' && hasChange ? [column, change] : [column];
    }),
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
    // the days around a single day are more than it
    foot:
      total && !(tab === 'day' && unit === 'day')
        ? ({ key }: Column<CityRow>) => {
            if (key === NAME) return translate('statistics.total');
            if (key === CHANGE) return changeOf(total.orders, ordersBefore(total));
            const figure = CITY_FIGURES.find(each => each.key === key);
            return figure ? shown(leadsIn(counted.total), total, figure) : null;
          }
        : undefined,
  };
}

/** Which of the orders of the page are those of a row; all of them in the total. */
function ordersOf(tab: Tab, { of }: CityStatistic): Parameters<OrderLeads>[2] {
  if (of === null) return {};
  if (tab !== 'day') return { filter: tab === 'area' ? { addressType: of } : { companyId: of } };
  const from = startOfDay(of) ?? 0;
  return { within: { from, to: nextOf(from, 'day') } };
}
