/** The days of a period as a table. */
import { useTranslate } from 'ra-core';
import { FigureTable } from '../../kit/chart/FigureTable.tsx';
import { PageState } from '../../kit/state/PageState.tsx';
import type { PlainDay, PlainFigures } from './plain.ts';
import { usePlainColumns } from './use-plain-columns.ts';

interface PlainTableProps {
  days: readonly PlainDay[];
  total: PlainFigures;
}

export function PlainTable({ days, total }: PlainTableProps) {
  const translate = useTranslate();
  const { columns, foot } = usePlainColumns(total);
  if (total.created === 0) return <PageState title={translate('orderStatistics.none')} />;
  return (
    <FigureTable<PlainDay>
      label={translate('statistics.byDay')}
      columns={columns}
      rows={days}
      isWhole
      foot={foot}
    />
  );
}
