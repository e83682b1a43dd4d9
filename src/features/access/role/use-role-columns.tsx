/** The columns of the list of roles. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Link } from 'react-admin';
import type { RoleGroup } from '../../../contract/access-records.ts';
import { ALL_PERMISSIONS } from '../../../contract/grammar/permissions.ts';
import { Time } from '../../../kit/format/Time.tsx';
import type { Column } from '../../../kit/list/column.ts';
import { hasMemberCount, permissionCount, permissionsText } from '../derived.ts';
import { rolePath } from '../paths.ts';
import { usePermissionName } from '../permission/use-permission-name.ts';
import { RoleStatus } from './RoleStatus.tsx';

export function useRoleColumns(): Column<RoleGroup>[] {
  const translate = useTranslate();
  const separator = translate('common.listSeparator');
  const none = translate('common.none');
  const nameOf = usePermissionName();
  const head = (field: string) => translate(`access.role.field.${field}`);
  const wordsOf = ({ permissions }: RoleGroup) =>
    permissionsText(
      { permissions: permissions.map(({ val, name }) => ({ val, name: nameOf(val, name) })) },
      separator,
    );
  return [
    {
      key: 'name',
      head: head('name'),
      width: 200,
      sortBy: 'name',
      phone: 'title',
      isFixed: true,
      cell: role => (
        <>
          <Name to={rolePath(role.id)}>{role.name}</Name>{' '}
          {role.builtIn === '1' && <Faint>{translate('access.role.builtIn.1')}</Faint>}
        </>
      ),
    },
    { key: 'roleKey', head: head('roleKey'), width: 150, isMono: true, cell: role => role.roleKey || none },
    {
      key: 'memberCount',
      head: head('memberCount'),
      width: 84,
      sortBy: 'memberCount',
      isNumber: true,
      phone: 'second',
      exported: { kind: 'number' },
      cell: role =>
        hasMemberCount(role) ? translate('access.role.people', { smart_count: role.memberCount }) : none,
    },
    {
      key: 'permissionCount',
      head: head('permissionCount'),
      width: 84,
      isNumber: true,
      phone: 'second',
      // counted on the screen only; the file has the permissions themselves
      exported: null,
      cell: role => translate('access.items', { smart_count: permissionCount(role) }),
    },
    {
      key: 'permissionsText',
      head: head('permissionsText'),
      exported: {
        field: 'permissions',
        kind: 'list',
        of: 'val',
        words: ALL_PERMISSIONS.map(({ val, name }) => ({ value: val, label: nameOf(val, name) })),
      },
      cell: role => <Faint title={wordsOf(role)}>{wordsOf(role)}</Faint>,
    },
    {
      key: 'state',
      head: head('state'),
      width: 84,
      sortBy: 'state',
      phone: 'status',
      exported: { wordsUnder: ['access.role.state'] },
      cell: role => <RoleStatus role={role} />,
    },
    {
      key: 'updatedOn',
      head: head('updatedOn'),
      width: 116,
      sortBy: 'updatedOn',
      phone: 'end',
      exported: { kind: 'time' },
      cell: role => <Time value={role.updatedOn || role.changeTime} />,
    },
  ];
}

const Name = styled(Link)({ color: 'inherit', fontWeight: 600 });
const Faint = styled('span')(({ theme }) => ({ fontSize: 12, color: theme.tokens.text.faint }));
