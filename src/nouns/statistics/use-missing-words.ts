/** What a report could not read, or not anew, in words. */
import { useTranslate } from 'ra-core';
import { formatTime } from '../../kit/format/time.ts';
import type { ReportState } from './report-state.ts';

/** Empty where all of it has been read. */
export function useMissingWords(): (report: Pick<ReportState, 'asOf' | 'isStale' | 'unread'>) => string[] {
  const translate = useTranslate();
  return ({ asOf, isStale, unread }) => [
    ...(isStale ? [translate('statistics.stale', { time: formatTime(asOf) })] : []),
    ...(unread.length > 0
      ? [
          translate('statistics.unread', {
            parts: unread
              .map(part => translate(`statistics.part.${part}`))
              .join(translate('common.listSeparator')),
          }),
        ]
      : []),
  ];
}
