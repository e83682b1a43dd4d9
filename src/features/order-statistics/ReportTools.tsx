/** What is done with the whole report: printed and taken away as a file. */
import { useTranslate } from 'ra-core';
import type { Course } from '../../kit/chart/course.ts';
import { late } from '../../kit/late.tsx';
import { leadsNowhere } from '../../nouns/order/use-order-leads.ts';
import { FiguresExport } from '../../nouns/statistics/FiguresExport.tsx';
import { PrintReportButton } from '../../nouns/statistics/PrintReportButton.tsx';
import type { Place } from './address.ts';
import { MorningMail } from './MorningMail.tsx';
import { useGroupColumns } from './use-group-columns.tsx';
import type { Group } from './use-groups.ts';
import { FILE_CALL, type OrderReport } from './use-order-report.ts';

interface ReportToolsProps {
  place: Place;
  report: OrderReport;
  /** Undefined while they are being read, as the groups. */
  course: Course | undefined;
  groups: readonly Group[] | undefined;
}

const PrintedOrders = late(() => import('./PrintedOrders.tsx'), 'PrintedOrders');

export function ReportTools(props: ReportToolsProps) {
  const { place, report, course, groups } = props;
  const translate = useTranslate();
  const { columns } = useGroupColumns(place, report, leadsNowhere);
  return (
    <>
      <MorningMail />
      <PrintReportButton isReady={report.isSettled && course !== undefined && groups !== undefined}>
        {onPrinted =>
          course &&
          groups && <PrintedOrders {...props} course={course} groups={groups} onPrinted={onPrinted} />
        }
      </PrintReportButton>
      <FiguresExport<Group>
        call={FILE_CALL}
        asked={report.asked}
        columns={columns}
        title={translate('title.orderStatistics')}
        total={groups?.length ?? 0}
        hotkey="e"
      />
    </>
  );
}
