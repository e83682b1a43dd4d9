import { useTranslate } from 'ra-core';
import type { LoginLog } from '../../../contract/log.ts';
import { useCapability } from '../../../data/session-context.tsx';
import { useFailureText } from '../../../data/use-failure-text.ts';
import type { ListFilter } from '../../../kit/list/column.ts';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { CopyButton } from '../../../kit/state/CopyButton.tsx';
import { EntryPanel } from '../EntryPanel.tsx';
import { LOGIN_LOG_PATH } from '../paths.ts';
import { ResultMark } from '../ResultMark.tsx';
import { useLogWords } from '../use-log-words.ts';
import { useOpenEntry } from '../use-open-entry.ts';
import { LoginEntry } from './LoginEntry.tsx';
import { useLoginColumns } from './use-login-columns.tsx';

const RESOURCE = LOGIN_LOG_PATH.slice(1);
const LOGIN_TYPES = [1, 2, 3, 4, 5];

export default function LoginLogPage() {
  const translate = useTranslate();
  const describe = useFailureText();
  const words = useLogWords();
  const canSort = useCapability('sort');
  const { openId, pathOf, close } = useOpenEntry(LOGIN_LOG_PATH);
  const label = (field: string) => translate(`log.login.field.${field}`);
  const nameOf = ({ account, userName, loginType }: LoginLog) =>
    translate('log.login.nameOf', { account: userName || account, type: words.loginType(loginType) });
  const filters: ListFilter[] = [
    { name: 'span', label: translate('log.time'), kind: 'span', from: 'startTime', to: 'endTime' },
    {
      name: 'loginType',
      label: label('loginType'),
      choices: LOGIN_TYPES.map(type => ({ value: type, label: words.loginType(type) })),
    },
    { name: 'ip', label: label('ip'), kind: 'text', isMono: true },
  ];
  return (
    <ListPage<LoginLog>
      resource={RESOURCE}
      title={translate('log.login.title')}
      columns={useLoginColumns()}
      sort={{ field: 'loginTime', order: 'DESC' }}
      canSort={canSort}
      tabs={[
        { key: 'all', label: translate('log.login.all'), filter: {} },
        { key: 'failed', label: translate('log.login.failed'), filter: { status: 0 } },
      ]}
      filters={filters}
      searchBy="account"
      searchHint={translate('log.login.searchHint')}
      nameOf={nameOf}
      pathOf={pathOf}
      openId={openId}
      empty={{ title: translate('log.login.emptyTitle'), why: translate('log.login.emptyWhy') }}
      describeError={describe}
    >
      {openId && (
        <EntryPanel<LoginLog>
          resource={RESOURCE}
          id={openId}
          title="log.login.title"
          titleOf={nameOf}
          statusOf={({ status }) => <ResultMark status={status} />}
          actionsOf={entry => (
            <CopyButton
              variant="outlined"
              text={JSON.stringify(entry, null, 2)}
              label={translate('log.copyJson')}
            />
          )}
          onClose={close}
        >
          {entry => <LoginEntry entry={entry} />}
        </EntryPanel>
      )}
    </ListPage>
  );
}
