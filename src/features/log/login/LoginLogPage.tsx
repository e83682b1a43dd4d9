import { useTranslate } from 'ra-core';
import { type LoginLog, logCalls, loginLogFilters } from '../../../contract/log.ts';
import { fieldFilters } from '../../../kit/list/conditions.ts';
import { LogPage } from '../LogPage.tsx';
import { LOGIN_LOG_PATH } from '../paths.ts';
import { useLogWords } from '../use-log-words.ts';
import { LoginEntry } from './LoginEntry.tsx';
import { useLoginColumns } from './use-login-columns.tsx';

const LOGIN_TYPES = [1, 2, 3, 4, 5];

export default function LoginLogPage() {
  const translate = useTranslate();
  const words = useLogWords();
  const label = (field: string) => translate(`log.login.field.${field}`);
  const loginTypes = LOGIN_TYPES.map(type => ({ value: type, label: words.loginType(type) }));
  return (
    <LogPage<LoginLog>
      path={LOGIN_LOG_PATH}
      call={logCalls.listLoginLog}
      title="title.loginLog"
      searchHint="log.login.searchHint"
      empty={{ title: 'log.login.emptyTitle', why: 'log.login.emptyWhy' }}
      timeField="loginTime"
      searchBy="account"
      columns={useLoginColumns()}
      filters={[
        {
          name: 'loginType',
          label: label('loginType'),
          choices: loginTypes,
        },
        { name: 'ip', label: label('ip'), kind: 'text', isMono: true },
      ]}
      fields={fieldFilters(loginLogFilters, label, {
        ip: { isMono: true },
        loginType: { choices: loginTypes },
        status: { choices: [0, 1].map(value => ({ value, label: translate(`log.status.${value}`) })) },
      })}
      nameOf={({ account, userName, loginType }) =>
        loginType
          ? translate('log.login.nameOf', { account: userName || account, type: words.loginType(loginType) })
          : userName || account
      }
      resultOf={({ status }) => status}
    >
      {entry => <LoginEntry entry={entry} />}
    </LogPage>
  );
}
