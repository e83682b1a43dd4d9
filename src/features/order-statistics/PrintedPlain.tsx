/** The report of the specification's call on paper. */
import { useTranslate } from 'ra-core';
import { PrintedReport } from '../../nouns/statistics/PrintedReport.tsx';
import { usePrintedFacts } from '../../nouns/statistics/use-printed-facts.ts';
import type { Place } from './address.ts';
import type { PlainDay } from './plain.ts';
import { usePlainColumns } from './use-plain-columns.ts';
import type { PlainReport } from './use-plain-report.ts';

interface PrintedPlainProps {
  place: Place;
  report: PlainReport;
  onPrinted: () => void;
}

export function PrintedPlain({ place, report, onPrinted }: PrintedPlainProps) {
  const translate = useTranslate();
  const { columns, figures = [], foot } = usePlainColumns(report.total);
  return (
    <PrintedReport<PlainDay>
      title={translate('title.orderStatistics')}
      facts={usePrintedFacts(place, report, [], {})}
      figures={figures}
      course={place.unit === 'day' ? undefined : report.course}
      columns={columns}
      rows={report.days ?? []}
      foot={foot}
      onPrinted={onPrinted}
    />
  );
}
