import { useTranslate } from 'ra-core';
import { OPEN_SCOPES } from '../../contract/grammar/open-scopes.ts';
import { OPEN_PROTOCOLS, type OpenDataAccount, openDataAccount } from '../../contract/open-data.ts';
import { formatCount } from '../../kit/format/count.ts';
import { Time } from '../../kit/format/Time.tsx';
import { formatDay } from '../../kit/format/time.ts';
import type { Column } from '../../kit/list/column.ts';
import { ExportButton } from '../../nouns/jobs/ExportButton.tsx';
import { ResourceList } from '../../nouns/resource/ResourceList.tsx';
import { useResourceWords } from '../../nouns/resource/use-resource-words.ts';
import { AccountStatus } from './AccountStatus.tsx';

interface AccountListProps {
  /** Of a page that shows only a part: what the menu calls it, and which part. */
  name?: 'vehicleDataAccess' | 'httpProtocolAccess';
  only?: Readonly<Record<string, unknown>>;
}

export default function AccountList({ name, only }: AccountListProps) {
  const translate = useTranslate();
  const { labelOf } = useResourceWords(openDataAccount);
  const columns = useAccountColumns();
  const title = translate(`title.${name ?? 'openDataAccount'}`);
  return (
    <ResourceList<OpenDataAccount>
      resource={openDataAccount}
      title={title}
      only={name && only && { key: name, filter: only }}
      nameOf={account => account.name}
      columns={columns}
      searchHint={translate('openDataAccount.searchHint')}
      filters={[
        {
          name: 'protocol',
          label: labelOf('protocol'),
          choices: OPEN_PROTOCOLS.map(value => ({
            value,
            label: translate(`openDataAccount.protocol.${value}`),
          })),
        },
        {
          name: 'scopes',
          label: labelOf('scopes'),
          choices: OPEN_SCOPES.map(value => ({ value, label: translate(`openDataAccount.scopes.${value}`) })),
        },
        {
          name: 'state',
          label: labelOf('state'),
          choices: [1, 0].map(value => ({ value, label: translate(`openDataAccount.state.${value}`) })),
        },
      ]}
      tools={
        name ? undefined : <ExportButton call={openDataAccount.calls.list} title={title} columns={columns} />
      }
    />
  );
}

function useAccountColumns(): Column<OpenDataAccount>[] {
  const translate = useTranslate();
  const { labelOf } = useResourceWords(openDataAccount);
  const none = translate('common.none');
  const scopesText = ({ scopes }: OpenDataAccount) =>
    scopes.map(scope => translate(`openDataAccount.scopes.${scope}`)).join(translate('common.listSeparator'));
  const words = (kind: 'protocol' | 'state', values: readonly number[]) =>
    values.map(value => ({ value: String(value), label: translate(`openDataAccount.${kind}.${value}`) }));
  return [
    {
      key: 'name',
      head: labelOf('name'),
      width: 168,
      sortBy: 'name',
      phone: 'title',
      isFixed: true,
      cell: account => account.name,
    },
    {
      key: 'appKey',
      head: labelOf('appKey'),
      width: 104,
      isMono: true,
      cell: account => <span title={account.appKey}>{account.appKey}</span>,
    },
    {
      key: 'protocol',
      head: labelOf('protocol'),
      width: 96,
      sortBy: 'protocol',
      phone: 'second',
      cell: account => translate(`openDataAccount.protocol.${account.protocol}`),
      exported: { words: words('protocol', OPEN_PROTOCOLS) },
    },
    {
      key: 'scopes',
      head: labelOf('scopes'),
      phone: 'second',
      cell: account => <span title={scopesText(account)}>{scopesText(account) || none}</span>,
      exported: {
        kind: 'list',
        words: OPEN_SCOPES.map(value => ({ value, label: translate(`openDataAccount.scopes.${value}`) })),
      },
    },
    {
      key: 'todayCount',
      head: labelOf('todayCount'),
      width: 72,
      isNumber: true,
      cell: account => formatCount(account.todayCount),
      // limits are asked for in files only
      exported: ['todayCount', 'qps', 'dailyLimit'].map(field => ({
        field,
        head: labelOf(field),
        kind: 'number',
      })),
    },
    {
      key: 'errorCount',
      head: labelOf('errorCount'),
      width: 96,
      isNumber: true,
      cell: account => formatCount(account.errorCount),
      exported: { kind: 'number' },
    },
    {
      key: 'lastTime',
      head: labelOf('lastTime'),
      width: 96,
      phone: 'end',
      cell: account => (account.lastTime === null ? none : <Time value={account.lastTime} />),
      exported: { kind: 'time' },
    },
    {
      key: 'expireOn',
      head: labelOf('expireOn'),
      width: 96,
      sortBy: 'expireOn',
      cell: account => (account.expireOn === null ? none : formatDay(account.expireOn)),
      exported: { kind: 'day' },
    },
    {
      key: 'state',
      head: labelOf('state'),
      width: 84,
      sortBy: 'state',
      phone: 'status',
      cell: account => <AccountStatus account={account} />,
      exported: { words: words('state', [1, 0]) },
    },
  ];
}
