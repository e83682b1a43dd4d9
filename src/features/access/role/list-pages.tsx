/** Roles as their list shows them; what their form brings along comes with `pages.tsx`. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { accessCalls } from '../../../contract/access.ts';
import type { RoleGroup } from '../../../contract/access-records.ts';
import { ALL_PERMISSIONS } from '../../../contract/grammar/permissions.ts';
import { roleGroup } from '../../../contract/role-group.ts';
import { useAnswer } from '../../../data/use-call.ts';
import { useShippedName } from '../../../data/use-shipped-name.ts';
import { Time } from '../../../kit/format/Time.tsx';
import { formatTime } from '../../../kit/format/time.ts';
import { NameLink } from '../../../kit/list/table-parts.ts';
import { MONO } from '../../../kit/theme/tokens.ts';
import { resourcePages } from '../../../resource/pages/resource-pages.ts';
import { hasMemberCount, permissionCount, permissionsText } from '../derived.ts';
import { rolePath } from '../paths.ts';
import { usePermissionName } from '../permission/use-permission-name.ts';

interface RoleProps {
  role: RoleGroup;
}

function NameAndOrigin({ role: { id, name, builtIn } }: RoleProps) {
  const say = useShippedName();
  const translate = useTranslate();
  return (
    <>
      <NameLink to={rolePath(id)}>{say(name)}</NameLink>{' '}
      {builtIn === '1' && <Faint>{translate('access.role.builtIn.1')}</Faint>}
    </>
  );
}

function Members({ role: { memberCount } }: RoleProps) {
  return useTranslate()('access.role.people', { smart_count: memberCount });
}

function Count({ role }: RoleProps) {
  return useTranslate()('access.items', { smart_count: permissionCount(role) });
}

function CountOfAll({ role }: RoleProps) {
  const translate = useTranslate();
  const { data: tree } = useAnswer(accessCalls.permissionTree, {});
  if (!tree) return <Count role={role} />;
  return translate('access.role.permissionsOf', { count: permissionCount(role), total: tree.length });
}

function useRights({ permissions }: RoleGroup): string {
  const nameOf = usePermissionName();
  const named = permissions.map(({ val, name }) => ({ val, name: nameOf(val, name) }));
  return permissionsText({ permissions: named }, useTranslate()('common.listSeparator'));
}

function BriefRights({ role }: RoleProps) {
  const rights = useRights(role);
  return <Faint title={rights}>{rights}</Faint>;
}

function Rights({ role }: RoleProps) {
  return useRights(role);
}

const changedOn = ({ updatedOn, changeTime }: RoleGroup) => <Time value={updatedOn || changeTime} />;

function Changed({ role }: RoleProps) {
  const comma = useTranslate()('access.comma');
  return (
    <>
      {changedOn(role)}
      {role.updatedBy && `${comma}${role.updatedBy}`}
      {role.version > 0 && `${comma}v${role.version}`}
    </>
  );
}

/** The contract has the Chinese words, the catalogues have the others. */
const RIGHTS = {
  kind: 'list',
  of: 'val',
  words: ALL_PERMISSIONS.map(({ val, name }) => ({ value: val, label: name })),
  wordsUnder: ['permission'],
} as const;

const FACTS = ['roleKey', 'memberCount', 'permissions', 'updatedOn', 'createdOn', 'remark'];

export default resourcePages(roleGroup, {
  cells: {
    roleKey: ({ roleKey }) => roleKey && <span style={{ fontFamily: MONO, fontSize: 12 }}>{roleKey}</span>,
    memberCount: role => (hasMemberCount(role) ? <Members role={role} /> : null),
    permissions: role => <CountOfAll role={role} />,
    permissionsText: role => (permissionCount(role) > 0 ? <Rights role={role} /> : null),
    createdOn: ({ createdOn, createTime }) => formatTime(createdOn || createTime),
    updatedOn: role => <Changed role={role} />,
  },
  columns: [
    { field: 'name', width: 200, cell: role => <NameAndOrigin role={role} /> },
    { field: 'roleKey', width: 150, cell: ({ roleKey }) => roleKey || null },
    { field: 'memberCount', width: 84 },
    // counted on the screen only; the file has the permissions themselves
    {
      field: 'permissionCount',
      width: 84,
      isNumber: true,
      cell: role => <Count role={role} />,
      inFiles: null,
    },
    {
      field: 'permissionsText',
      cell: role => <BriefRights role={role} />,
      inFiles: [{ field: 'permissions', head: 'permissionsText', ...RIGHTS }],
    },
    { field: 'state', width: 84 },
    { field: 'updatedOn', width: 116, cell: changedOn },
  ],
  phone: { second: 'permissionsText', end: 'updatedOn' },
  imports: { permissions: RIGHTS },
  look: [...FACTS, 'permissionsText'],
  facts: FACTS,
  canRemove: ({ builtIn }) => builtIn !== '1',
  bulk: ['state'],
  noteOf: ({ roleKey }) => roleKey,
});

const Faint = styled('span')(({ theme }) => ({ fontSize: 12, color: theme.tokens.text.faint }));
