/** Drivers' accounts in their app: device, version, last sign-in; frozen, let in again, given a new password. */
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { type DriverAccount, driverAccountCalls } from '../../../contract/driver-account.ts';
import { driverCalls } from '../../../contract/driver-calls.ts';
import { useCapability, useMay } from '../../../data/session-context.tsx';
import { useFailureText } from '../../../data/use-failure-text.ts';
import { useReveal } from '../../../data/use-reveal.ts';
import { Time } from '../../../kit/format/Time.tsx';
import type { Column } from '../../../kit/list/column.ts';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { MaskedValue } from '../../../kit/masked/MaskedValue.tsx';
import { StatusMark } from '../../../kit/StatusMark.tsx';
import { ExportButton } from '../../../nouns/jobs/ExportButton.tsx';
import { ACCOUNT_PATH, driverPath } from '../paths.ts';
import { AccountDialogs, type Task } from './AccountDialogs.tsx';
import { AccountLook } from './AccountLook.tsx';

export default function AccountList() {
  const translate = useTranslate();
  const describe = useFailureText();
  const canSort = useCapability('sort');
  const mayEdit = useMay(driverAccountCalls.updateDriverAccount);
  const mayGive = useMay(driverCalls.password);
  const columns = useColumns();
  const [task, setTask] = useState<Task | null>(null);
  const word = (key: string) => translate(`driverAccount.${key}`);
  const title = translate('title.driverAccount');
  return (
    <ListPage<DriverAccount>
      resource={ACCOUNT_PATH.slice(1)}
      title={title}
      columns={columns}
      sort={{ field: 'lastLoginOn', order: 'DESC' }}
      canSort={canSort}
      tabs={[
        { key: 'all', label: translate('common.all'), filter: {} },
        { key: 'frozen', label: word('state.0'), filter: { state: 0 } },
        { key: 'never', label: word('mustChangePwd'), filter: { mustChangePwd: 1 } },
      ]}
      filters={[
        {
          name: 'state',
          label: word('field.state'),
          choices: [1, 0].map(value => ({ value, label: word(`state.${value}`) })),
        },
        {
          name: 'os',
          label: word('field.os'),
          choices: ['android', 'ios'].map(value => ({ value, label: word(`os.${value}`) })),
        },
        { name: 'appVersion', label: word('field.appVersion'), kind: 'text', isMono: true },
      ]}
      searchHint={word('searchHint')}
      nameOf={row => row.name}
      pathOf={row => driverPath(row.driverId)}
      quickLook={{
        titleOf: row => row.name,
        statusOf: row => <AccountStatus account={row} />,
        body: row => <AccountLook account={row} />,
      }}
      rowActions={row => [
        {
          key: 'state',
          label: word(row.state === 1 ? 'freeze' : 'unfreeze'),
          may: mayEdit,
          isDangerous: row.state === 1,
          onClick: () => setTask({ kind: row.state === 1 ? 'freeze' : 'unfreeze', account: row }),
        },
        {
          key: 'password',
          label: word('newPassword'),
          may: mayGive,
          isInMenu: true,
          onClick: () => setTask({ kind: 'password', account: row }),
        },
      ]}
      tools={<ExportButton call={driverAccountCalls.listDriverAccounts} title={title} columns={columns} />}
      empty={{ title: word('empty'), why: word('emptyWhy') }}
      describeError={describe}
    >
      {task && <AccountDialogs task={task} onClose={() => setTask(null)} />}
    </ListPage>
  );
}

/** 正常, 待改密码, 已冻结. */
function AccountStatus({ account: { state, mustChangePwd } }: { account: DriverAccount }) {
  const translate = useTranslate();
  if (state === 0) return <StatusMark tone="bad">{translate('driverAccount.state.0')}</StatusMark>;
  return mustChangePwd === 1 ? (
    <StatusMark tone="warn">{translate('driverAccount.mustChangePwd')}</StatusMark>
  ) : (
    <StatusMark tone="ok">{translate('driverAccount.state.1')}</StatusMark>
  );
}

function useColumns(): Column<DriverAccount>[] {
  const translate = useTranslate();
  const reveal = useReveal();
  const head = (field: string) => translate(`driverAccount.field.${field}`);
  const none = translate('common.none');
  return [
    { key: 'name', head: head('name'), width: 104, phone: 'title', isFixed: true, cell: row => row.name },
    {
      key: 'mobile',
      head: head('mobile'),
      width: 164,
      phone: 'second',
      cell: row => (
        <MaskedValue
          mask={row.mobile}
          revealing={reveal({
            objectType: 'driver',
            objectId: row.driverId,
            field: 'mobile',
            label: `${head('mobile')} ${row.name}`,
          })}
        />
      ),
    },
    {
      key: 'companyName',
      head: head('companyName'),
      cell: row => <span title={row.companyName ?? undefined}>{row.companyName ?? none}</span>,
    },
    {
      key: 'deviceModel',
      head: head('deviceModel'),
      width: 152,
      phone: 'second',
      cell: row => row.deviceModel ?? none,
    },
    {
      key: 'appVersion',
      head: head('appVersion'),
      width: 88,
      sortBy: 'appVersion',
      isMono: true,
      cell: row => row.appVersion ?? none,
    },
    {
      key: 'lastLoginOn',
      head: head('lastLoginOn'),
      width: 112,
      sortBy: 'lastLoginOn',
      phone: 'end',
      cell: row => <Time value={row.lastLoginOn} missing={translate('driverAccount.never')} />,
      exported: { kind: 'time' },
    },
    {
      key: 'lastLoginIp',
      head: head('lastLoginIp'),
      width: 120,
      isMono: true,
      cell: row => row.lastLoginIp ?? none,
    },
    {
      key: 'state',
      head: head('state'),
      width: 112,
      sortBy: 'state',
      phone: 'status',
      cell: row => <AccountStatus account={row} />,
      exported: {
        words: [1, 0].map(value => ({
          value: String(value),
          label: translate(`driverAccount.state.${value}`),
        })),
      },
    },
    { key: 'frozenReason', head: head('frozenReason'), width: 152, cell: row => row.frozenReason ?? none },
  ];
}
