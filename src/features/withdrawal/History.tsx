/** Who has asked, audited and paid, the latest first; each try to pay leads to its payment. */
import { useTranslate } from 'ra-core';
import { outlay } from '../../contract/outlay.ts';
import type { Withdrawal } from '../../contract/withdrawal.ts';
import { useLeadsTo } from '../../data/menu-context.tsx';
import { useMay } from '../../data/session-context.tsx';
import { useAnswer } from '../../data/use-call.ts';
import { Timeline } from '../../kit/record/Timeline.tsx';
import { historyOf } from './history-of.ts';
import { outlayPath } from './TheOutlay.tsx';

export function History({ row }: { row: Withdrawal }) {
  const translate = useTranslate();
  const maySee = useMay(outlay.calls.list);
  const leads = useLeadsTo(`/${outlay.resource}`);
  const enabled = maySee && row.tries > 0;
  const { data, isLoading } = useAnswer(
    outlay.calls.list,
    { query: { bizStrId__in: namesOfTries(row), current: 1, size: row.tries } },
    { enabled },
  );
  return (
    <Timeline
      title={translate('withdrawal.history.title')}
      emptyText=""
      isExact
      isLoading={isLoading}
      items={historyOf(row, data?.rows ?? []).map(({ key, time, who, what, told, outlayId }) => ({
        id: key,
        time,
        who: who ?? translate('withdrawal.history.system'),
        what: translate(`withdrawal.history.${what}`, told),
        ...(outlayId !== undefined && leads && { path: outlayPath(outlayId) }),
      }))}
    />
  );
}

/** As the payments of the tries say what they are for. */
const namesOfTries = ({ withdrawNo, tries }: Withdrawal) =>
  Array.from({ length: tries }, (_, at) => `${withdrawNo}-${at + 1}`);
