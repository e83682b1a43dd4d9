/** What happened to a day, in words. */
import { useTranslate } from 'ra-core';
import type { DayEvent } from '../../../contract/reconciliation-records.ts';
import { formatCount, formatYuan } from '../../../kit/format/count.ts';

export function useEventWords(): (event: DayEvent) => string {
  const translate = useTranslate();
  return ({ act, channel, handling, amount, count, text }) =>
    [
      translate(`reconciliationDesk.event.${act}`, {
        channel: channel === null ? '' : translate(`reconciliation.channel.${channel}`),
        handling: handling === null ? '' : translate(`reconciliation.handling.${handling}`),
        amount: formatYuan(amount),
        count: formatCount(count),
      }),
      ...(text !== null && SAYS_WHY.has(act) ? [text] : []),
    ].join(translate('common.listSeparator'));
}

/** With the others the text is the name of the file. */
const SAYS_WHY: ReadonlySet<DayEvent['act']> = new Set(['handle', 'correct', 'reopen']);
