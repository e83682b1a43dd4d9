/** Users as their list shows them; what their form brings along comes with `pages.tsx`. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { AdminUser } from '../../../contract/access-records.ts';
import { adminUser } from '../../../contract/admin-user.ts';
import { useShippedName } from '../../../data/use-shipped-name.ts';
import { Time } from '../../../kit/format/Time.tsx';
import { NameLink } from '../../../kit/list/table-parts.ts';
import { resourcePages } from '../../../resource/pages/resource-pages.ts';
import { permissionCount, rolesText } from '../derived.ts';
import { userPath, usersPath } from '../paths.ts';
import { UserStatus } from './UserStatus.tsx';
import { useNever } from './use-never.ts';

function Roles({ roles, isCut }: Pick<AdminUser, 'roles'> & { isCut?: boolean }) {
  const say = useShippedName();
  const named = roles.map(role => ({ ...role, name: say(role.name) }));
  const text = rolesText({ roles: named }, useTranslate()('access.comma'));
  return isCut ? <span title={text}>{text}</span> : text;
}

function Count(user: AdminUser) {
  return useTranslate()('access.items', { smart_count: permissionCount(user) });
}

function Moment({ value }: { value: number | null }) {
  return <Time value={value} missing={useNever()} />;
}

function By({ who, children }: { who: string | null; children: ReactNode }) {
  const comma = useTranslate()('access.comma');
  return (
    <>
      {children}
      {who && `${comma}${who}`}
    </>
  );
}

const FACTS = ['roles', 'permissions', 'pwdUpdatedOn', 'lastLoginOn', 'updatedOn', 'createdOn'];

export default resourcePages(adminUser, {
  status: user => <UserStatus user={user} />,
  cells: {
    roles: ({ roles }) => (roles.length > 0 ? <Roles roles={roles} /> : null),
    permissions: user => <Count {...user} />,
    pwdUpdatedOn: ({ pwdUpdatedOn }) => <Moment value={pwdUpdatedOn} />,
    lastLoginOn: ({ lastLoginOn, lastLoginIp }) => (
      <By who={lastLoginIp}>
        <Moment value={lastLoginOn} />
      </By>
    ),
    updatedOn: ({ updatedOn, updatedBy }) => (
      <By who={updatedBy}>
        <Time value={updatedOn} />
      </By>
    ),
  },
  columns: [
    {
      field: 'userName',
      head: 'nameAndAccount',
      width: 168,
      inFiles: ['userName', 'account'],
      cell: ({ id, userName, account }) => (
        <>
          <NameLink to={userPath(id)}>{userName}</NameLink> <Account>{account}</Account>
        </>
      ),
    },
    { field: 'jobNo', width: 76 },
    {
      field: 'roles',
      sortBy: 'roleId',
      inFiles: [{ field: 'roles', kind: 'list', of: 'name' }],
      cell: ({ roles }) => (roles.length > 0 ? <Roles roles={roles} isCut /> : null),
    },
    'areaIds',
    { field: 'mobile', width: 160 },
    { field: 'agentNo', width: 64 },
    {
      field: 'state',
      width: 122,
      // the one word of the screen stands for up to three fields
      inFiles: ['state', { field: 'mustChangePwd', wordsUnder: ['kit.filter.flag'] }, 'expireOn'],
    },
    { field: 'lastLoginOn', cell: ({ lastLoginOn }) => <Moment value={lastLoginOn} /> },
  ],
  phone: { second: ['roles', 'mobile'], end: 'lastLoginOn' },
  filters: ['roleId', 'areaId', 'state'],
  imports: { roles: { kind: 'list', of: 'roleId' } },
  // those of an import who have no password of their own yet
  broughtPath: ({ startedOn, finishedOn }) =>
    usersPath({
      mustChangePwd: 1,
      ...(startedOn !== null && { createdOn__gte: startedOn }),
      ...(finishedOn !== null && { createdOn__lte: finishedOn }),
    }),
  look: ['account', 'mobile', 'email', 'jobNo', 'areaIds', 'expireOn', ...FACTS, 'remark'],
  facts: FACTS,
  bulk: ['state', 'areaIds', 'expireOn'],
  noteOf: ({ account }) => account,
});

const Account = styled('span')(({ theme }) => ({ fontSize: 12, color: theme.tokens.text.faint }));
