import { useTranslate } from 'ra-core';
import { logCalls, type OperateLog } from '../../../contract/log.ts';
import { LogPage } from '../LogPage.tsx';
import { OPERATE_LOG_PATH } from '../paths.ts';
import { useLogWords } from '../use-log-words.ts';
import { OperateActions } from './OperateActions.tsx';
import { OperateEntry } from './OperateEntry.tsx';
import { useOperateColumns } from './use-operate-columns.tsx';
import { useOperateFilters } from './use-operate-filters.ts';

export default function OperateLogPage() {
  const translate = useTranslate();
  const words = useLogWords();
  const { filters, fields } = useOperateFilters();
  return (
    <LogPage<OperateLog>
      path={OPERATE_LOG_PATH}
      call={logCalls.listOperateLog}
      title="title.operateLog"
      searchHint="log.operate.searchHint"
      empty={{ title: 'log.operate.emptyTitle', why: 'log.operate.emptyWhy' }}
      timeField="operTime"
      searchBy="operName"
      columns={useOperateColumns()}
      filters={filters}
      fields={fields}
      nameOf={({ operName, operatorType, method }) =>
        translate('log.operate.nameOf', {
          who: operName ?? words.operator(operatorType),
          what: words.call(method),
        })
      }
      resultOf={({ status }) => status}
      actionsOf={entry => <OperateActions entry={entry} />}
    >
      {entry => <OperateEntry entry={entry} />}
    </LogPage>
  );
}
