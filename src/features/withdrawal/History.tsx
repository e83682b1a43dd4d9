/** Who has asked, audited and paid, the latest first; each try to pay leads to its payment. */
import { useTranslate } from 'ra-core';
import { outlay } from '../../contract/outlay.ts';
import type { Withdrawal } from '../../contract/withdrawal.ts';
import { useLeadsTo } from '../../data/menu-context.tsx';
import { Timeline } from '../../kit/record/Timeline.tsx';
import { historyOf } from './history-of.ts';
import { outlayPath } from './TheOutlay.tsx';
import { useTries } from './use-tries.ts';

export function History({ row }: { row: Withdrawal }) {
  const translate = useTranslate();
  const leads = useLeadsTo(`/${outlay.resource}`);
  const { outlays, isLoading } = useTries(row);
  return (
    <Timeline
      title={translate('withdrawal.history.title')}
      emptyText=""
      isExact
      isLoading={isLoading}
      items={historyOf(row, outlays).map(({ key, time, who, what, told, outlayId }) => ({
        id: key,
        time,
        who: who ?? translate('withdrawal.history.system'),
        what: translate(`withdrawal.history.${what}`, told),
        ...(outlayId !== undefined && leads && { path: outlayPath(outlayId) }),
      }))}
    />
  );
}
