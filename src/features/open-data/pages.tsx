import { openDataAccount } from '../../contract/open-data.ts';
import { resourcePages } from '../../nouns/resource/resource-pages.ts';
import { AccountStatus } from './AccountStatus.tsx';
import { AppKey } from './AppKey.tsx';

export default resourcePages(openDataAccount, {
  status: account => <AccountStatus account={account} />,
  cells: { appKey: account => <AppKey appKey={account.appKey} /> },
  columns: [
    { field: 'name', width: 168 },
    { field: 'appKey', width: 104, cell: ({ appKey }) => <span title={appKey}>{appKey}</span> },
    'protocol',
    { field: 'scopes', isCut: true },
    // limits are asked for in files only
    { field: 'todayCount', width: 72, inFiles: ['todayCount', 'qps', 'dailyLimit'] },
    'errorCount',
    { field: 'lastTime', width: 96 },
    { field: 'expireOn', width: 96 },
    { field: 'state', width: 84 },
  ],
  phone: { second: ['protocol', 'scopes'], end: 'lastTime' },
  filters: ['protocol', 'scopes', 'state'],
  facts: account => [
    'appKey',
    'todayCount',
    'errorCount',
    'lastTime',
    'secretOn',
    ...(account.oldSecretUntil === null ? [] : ['oldSecretUntil']),
  ],
  form: [
    'name',
    'state',
    'protocol',
    'scopes',
    'ipWhitelist',
    'qps',
    'dailyLimit',
    'expireOn',
    'dataFrom',
    'endpoint',
    'remark',
  ],
});
