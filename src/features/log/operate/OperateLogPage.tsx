import { useTranslate } from 'ra-core';
import type { OperateLog } from '../../../contract/log.ts';
import { useCapability } from '../../../data/session-context.tsx';
import { useFailureText } from '../../../data/use-failure-text.ts';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { EntryPanel } from '../EntryPanel.tsx';
import { OPERATE_LOG_PATH } from '../paths.ts';
import { ResultMark } from '../ResultMark.tsx';
import { useLogWords } from '../use-log-words.ts';
import { useOpenEntry } from '../use-open-entry.ts';
import { OperateActions } from './OperateActions.tsx';
import { OperateEntry } from './OperateEntry.tsx';
import { useOperateColumns } from './use-operate-columns.tsx';
import { useOperateFilters } from './use-operate-filters.ts';

const RESOURCE = OPERATE_LOG_PATH.slice(1);

export default function OperateLogPage() {
  const translate = useTranslate();
  const describe = useFailureText();
  const words = useLogWords();
  const canSort = useCapability('sort');
  const { openId, pathOf, close } = useOpenEntry(OPERATE_LOG_PATH);
  const nameOf = (entry: OperateLog) =>
    translate('log.operate.nameOf', {
      who: entry.operName ?? words.operator(entry.operatorType),
      what: words.call(entry.method),
    });
  return (
    <ListPage<OperateLog>
      resource={RESOURCE}
      title={translate('log.operate.title')}
      columns={useOperateColumns()}
      sort={{ field: 'operTime', order: 'DESC' }}
      canSort={canSort}
      tabs={[
        { key: 'all', label: translate('log.operate.all'), filter: {} },
        { key: 'failed', label: translate('log.operate.failed'), filter: { status: 0 } },
      ]}
      filters={useOperateFilters()}
      searchBy="operName"
      searchHint={translate('log.operate.searchHint')}
      nameOf={nameOf}
      pathOf={pathOf}
      openId={openId}
      empty={{ title: translate('log.operate.emptyTitle'), why: translate('log.operate.emptyWhy') }}
      describeError={describe}
    >
      {openId && (
        <EntryPanel<OperateLog>
          resource={RESOURCE}
          id={openId}
          title="log.operate.title"
          titleOf={nameOf}
          statusOf={({ status }) => <ResultMark status={status} />}
          actionsOf={entry => <OperateActions entry={entry} />}
          onClose={close}
        >
          {entry => <OperateEntry entry={entry} />}
        </EntryPanel>
      )}
    </ListPage>
  );
}
