/** Columns of figures, whatever a row counts: how they are sorted, and what a file has of them. */
import { type RaRecord, useTranslate } from 'ra-core';
import type { Column, FileCell } from '../../kit/list/column.ts';
import type { ReportPeriod } from './report-spans.ts';
import { usePeriodWords } from './use-period-words.ts';
import type { Unit } from './use-units.ts';

export const NAME = 'name';
export const CHANGE = 'change';

interface Figure {
  key: string;
  unit: Unit;
  isExtra?: boolean;
}

export function useFigureColumns<Row extends RaRecord>({ unit, against }: ReportPeriod) {
  const translate = useTranslate();
  const { againstName } = usePeriodWords();
  /** As the call answers it: rates in percent, means of time in seconds. */
  const fileCellOf = (of: Unit, name: string): FileCell => {
    if (of === 'fen') return { kind: 'fen' };
    if (of === 'rate') return { kind: 'number', head: translate('statistics.inPercent', { name }) };
    if (of === 'seconds' || of === 'clock')
      return { kind: 'number', head: translate('statistics.inSeconds', { name }) };
    return { kind: 'number' };
  };
  return {
    figureColumn: (
      { key, unit: of, isExtra }: Figure,
      head: string,
      cell: Column<Row>['cell'],
    ): Column<Row> => ({
      key,
      head,
      isNumber: true,
      sortBy: key,
      ...(isExtra && { isExtra }),
      cell,
      exported: fileCellOf(of, head),
    }),
    changeColumn: (cell: Column<Row>['cell']): Column<Row> => ({
      key: CHANGE,
      head: translate('statistics.versus', { period: againstName(unit, against) }),
      isNumber: true,
      sortBy: CHANGE,
      cell,
      exported: null,
    }),
  };
}
