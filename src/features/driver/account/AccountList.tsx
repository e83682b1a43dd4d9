/** Drivers' accounts in their app: device, version, last sign-in; frozen, let in again, given a new password. */
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { driverAccountCalls } from '../../../contract/driver-account.ts';
import { driverCalls } from '../../../contract/driver-calls.ts';
import { useMay } from '../../../data/session-context.tsx';
import { ResourceListPage } from '../../../resource/pages/ResourceListPage.tsx';
import { driverPath } from '../paths.ts';
import { AccountDialogs, type Task } from './AccountDialogs.tsx';
import pages from './pages.tsx';

export default function AccountList() {
  const translate = useTranslate();
  const mayEdit = useMay(driverAccountCalls.updateDriverAccount);
  const mayGive = useMay(driverCalls.password);
  const [task, setTask] = useState<Task | null>(null);
  return (
    <ResourceListPage
      pages={pages}
      pathOf={row => driverPath(row.driverId)}
      rowActions={row => [
        {
          key: 'state',
          label: translate(row.state === 1 ? 'driverAccount.freeze' : 'driverAccount.unfreeze'),
          may: mayEdit,
          isDangerous: row.state === 1,
          onClick: () => setTask({ kind: row.state === 1 ? 'freeze' : 'unfreeze', account: row }),
        },
        {
          key: 'password',
          label: translate('driverAccount.newPassword'),
          may: mayGive,
          isInMenu: true,
          onClick: () => setTask({ kind: 'password', account: row }),
        },
      ]}
    >
      {task && <AccountDialogs task={task} onClose={() => setTask(null)} />}
    </ResourceListPage>
  );
}
