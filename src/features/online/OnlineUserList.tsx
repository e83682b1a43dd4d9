/** Who is signed in, where and since when; and the way to end it. */
import { styled } from '@mui/material/styles';
import { useRefresh, useTranslate, useUnselect } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-admin';
import { type OnlineUser, onlineCalls } from '../../contract/online.ts';
import { useCapability, useMay } from '../../data/session-context.tsx';
import { useCall } from '../../data/use-call.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { BulkResultDialog } from '../../kit/bulk/BulkResultDialog.tsx';
import { Time } from '../../kit/format/Time.tsx';
import type { Column } from '../../kit/list/column.ts';
import { ListPage } from '../../kit/list/ListPage.tsx';
import { deviceText } from './device-text.ts';
import { ONLINE_USER, userPath } from './paths.ts';

export default function OnlineUserList() {
  const translate = useTranslate();
  const describe = useFailureText();
  const canSort = useCapability('sort');
  const mayEnd = useMay(onlineCalls.forceLogout);
  const columns = useColumns();
  const [doomed, setDoomed] = useState<readonly OnlineUser[]>([]);
  const word = (key: string) => translate(`online.${key}`);
  const end = { key: 'end', label: word('end.label'), isDangerous: true };
  return (
    <ListPage<OnlineUser>
      resource={ONLINE_USER}
      title={translate('title.onlineUser')}
      columns={columns}
      sort={{ field: 'lastSeenOn', order: 'DESC' }}
      canSort={canSort}
      filters={[
        { name: 'account', label: word('field.account'), kind: 'text' },
        { name: 'ip', label: word('field.ip'), kind: 'text', isMono: true },
      ]}
      searchHint={word('searchHint')}
      nameOf={row => row.userName}
      pathOf={row => userPath(row.userId)}
      rowActions={row => (mayEnd && row.isCurrent === 0 ? [{ ...end, onClick: () => setDoomed([row]) }] : [])}
      canSelect={row => row.isCurrent === 0}
      bulkActions={mayEnd ? [{ ...end, onClick: (_, rows) => setDoomed(rows) }] : []}
      empty={{ title: word('emptyTitle'), why: word('emptyWhy') }}
      describeError={describe}
    >
      {doomed.length > 0 && <EndDialog rows={doomed} onClose={() => setDoomed([])} />}
    </ListPage>
  );
}

function useColumns(): Column<OnlineUser>[] {
  const translate = useTranslate();
  const head = (field: string) => translate(`online.field.${field}`);
  return [
    {
      key: 'userName',
      head: head('userName'),
      width: 220,
      sortBy: 'userName',
      phone: 'title',
      isFixed: true,
      cell: row => (
        <>
          <Name to={userPath(row.userId)}>{row.userName}</Name> <Faint>{row.account}</Faint>{' '}
          {row.isCurrent === 1 && <Own>{translate('online.current')}</Own>}
        </>
      ),
    },
    { key: 'roleName', head: head('roleName'), width: 140, cell: row => row.roleName },
    {
      key: 'device',
      head: head('device'),
      phone: 'second',
      cell: row => deviceText(row, translate),
    },
    { key: 'ip', head: head('ip'), width: 150, sortBy: 'ip', isMono: true, cell: row => row.ip },
    {
      key: 'createdOn',
      head: head('createdOn'),
      width: 116,
      sortBy: 'createdOn',
      cell: row => <Time value={row.createdOn} />,
    },
    {
      key: 'lastSeenOn',
      head: head('lastSeenOn'),
      width: 116,
      sortBy: 'lastSeenOn',
      phone: 'end',
      cell: row => <Time value={row.lastSeenOn} />,
    },
  ];
}

function EndDialog({ rows, onClose }: { rows: readonly OnlineUser[]; onClose: () => void }) {
  const translate = useTranslate();
  const describe = useFailureText();
  const refresh = useRefresh();
  const unselect = useUnselect(ONLINE_USER);
  const { mutateAsync: forceLogout } = useCall(onlineCalls.forceLogout);
  return (
    <BulkResultDialog
      title={translate('online.end.label')}
      question={translate('online.end.question', { smart_count: rows.length, name: rows[0]?.userName })}
      confirmLabel={translate('online.end.confirm')}
      isDangerous
      items={rows.map(row => ({
        id: row.sessionId,
        name: row.userName,
        note: [deviceText(row, translate), row.ip].filter(Boolean).join(translate('common.listSeparator')),
      }))}
      act={async sessionId => {
        await forceLogout({ body: { sessionId } });
        return undefined;
      }}
      describe={error => describe(error).text}
      onClose={outcomes => {
        unselect(outcomes.map(({ id }) => id));
        if (outcomes.length > 0) refresh();
        onClose();
      }}
    />
  );
}

const Name = styled(Link)({ color: 'inherit', fontWeight: 600 });
const Faint = styled('span')(({ theme }) => ({ fontSize: 12, color: theme.tokens.text.faint }));
const Own = styled('span')(({ theme: { tokens } }) => ({
  padding: '0 6px',
  borderRadius: 3,
  backgroundColor: tokens.accent.soft,
  color: tokens.accent.ink,
  fontSize: 12,
}));
