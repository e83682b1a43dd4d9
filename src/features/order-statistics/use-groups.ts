/** The rows of the tab in view, each with what it is called, compared with and led to. */
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import type { OrderFigures } from '../../contract/order-figures.ts';
import type { OrderFigureRow } from '../../contract/report.ts';
import type { Span } from '../../nouns/statistics/period.ts';
import { usePeriodWords } from '../../nouns/statistics/use-period-words.ts';
import type { OrderFilters, Place, Tab } from './address.ts';
import type { Point, Ranges } from './course.ts';
import type { OrderReport } from './use-order-report.ts';

export interface Group {
  id: string;
  name: string;
  figures: OrderFigures;
  /** Created in the period compared with; null without one. */
  before: number | null;
  ranges: Ranges | null;
  /** Its orders among those of the page. */
  filter?: OrderFilters;
  within?: Span;
}

const FIELD = {
  area: 'addressType',
  company: 'companyId',
  source: 'source',
  orderCallType: 'orderCallType',
} as const;

/** Undefined while they are being read. */
export function useGroups(
  place: Place,
  report: OrderReport,
  points: Point[] | undefined,
): Group[] | undefined {
  const translate = useTranslate();
  const { dayName } = usePeriodWords();
  const { tab, unit } = place;
  const { rows, rowsBefore, rowNormals, spans } = report;
  const nameOf = (row: OrderFigureRow): string => groupName(tab, row, translate);
  const timeName = ({ span: { from } }: Point, at: number) =>
    unit === 'day' ? translate('statistics.hour', { hour: at }) : dayName(from);
  // biome-ignore lint/correctness/useExhaustiveDependencies: names change with the language alone
  return useMemo(() => {
    if (tab === 'time')
      return points?.flatMap((point, at): Group[] =>
        point.row
          ? [
              {
                id: String(point.span.from),
                name: timeName(point, at),
                figures: point.row,
                before: spans.before ? (point.isRunning ? null : (point.before?.created ?? 0)) : null,
                ranges: point.isRunning ? null : point.ranges,
                within: point.span,
              },
            ]
          : [],
      );
    return rows?.map(
      (row): Group => ({
        id: row.of ?? '',
        name: nameOf(row),
        figures: row,
        before:
          spans.before && rowsBefore ? (rowsBefore.find(({ of }) => of === row.of)?.created ?? 0) : null,
        ranges: rowNormals?.find(({ of }) => of === row.of)?.ranges ?? null,
        filter: { [FIELD[tab]]: row.of ?? undefined },
      }),
    );
  }, [tab, unit, rows, rowsBefore, rowNormals, points, spans, translate]);
}

function groupName(tab: Tab, { of, name }: OrderFigureRow, translate: (key: string) => string): string {
  if (tab === 'source' || tab === 'orderCallType') return translate(`order.${tab}.${of}`);
  if (tab === 'company' && name === null) return translate('statistics.noCompany');
  return name ?? of ?? '';
}
