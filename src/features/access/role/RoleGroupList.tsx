import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useDataProvider, useNavigate, useRefresh, useTranslate, useUnselect } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-admin';
import { accessCalls } from '../../../contract/access.ts';
import type { RoleGroup } from '../../../contract/access-records.ts';
import { ALL_PERMISSIONS } from '../../../contract/permissions.ts';
import type { ItemResult } from '../../../data/data-provider.ts';
import { useCapability, useMay } from '../../../data/session-context.tsx';
import { useFailureText } from '../../../data/use-failure-text.ts';
import { BulkResultDialog } from '../../../kit/bulk/BulkResultDialog.tsx';
import { Time } from '../../../kit/format/Time.tsx';
import type { Column } from '../../../kit/list/column.ts';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { ImportButton } from '../../../nouns/imports/ImportButton.tsx';
import { ExportButton } from '../../../nouns/jobs/ExportButton.tsx';
import { hasMemberCount, permissionCount, permissionsText } from '../derived.ts';
import { copyRolePath, membersPath, ROLE_GROUP, ROLE_GROUP_PATH, rolePath } from '../paths.ts';
import { usePermissionName } from '../permission/use-permission-name.ts';
import { useCount } from '../use-count.ts';
import { RoleLook } from './RoleLook.tsx';
import { RoleStatus } from './RoleStatus.tsx';
import { ROLE_FIELDS } from './role-fields.ts';
import { useRoleFields } from './use-role-fields.ts';

export default function RoleGroupList() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const describe = useFailureText();
  const canSort = useCapability('sort');
  const mayAdd = useMay(accessCalls.createRoleGroup);
  const mayEdit = useMay(accessCalls.updateRoleGroup);
  const mayDelete = useMay(accessCalls.deleteRoleGroup);
  const columns = useRoleColumns();
  const fields = useRoleFields();
  const [doomed, setDoomed] = useState<readonly RoleGroup[]>([]);
  const all = useCount(ROLE_GROUP, {});
  const disabled = useCount(ROLE_GROUP, { state: 0 });
  const word = (key: string) => translate(`access.role.${key}`);
  const createPath = `${ROLE_GROUP_PATH}/create`;

  return (
    <ListPage<RoleGroup>
      resource={ROLE_GROUP}
      title={translate('title.roleGroup')}
      summary={all === undefined ? undefined : translate('access.role.summary', { smart_count: all })}
      primary={
        mayAdd
          ? { label: word('create'), shortLabel: translate('kit.list.create'), path: createPath }
          : undefined
      }
      columns={columns}
      sort={{ field: 'sort', order: 'ASC' }}
      canSort={canSort}
      tabs={[
        { key: 'all', label: translate('common.all'), filter: {}, count: all },
        { key: 'disabled', label: word('state.0'), filter: { state: 0 }, count: disabled },
      ]}
      fields={fields}
      searchHint={word('searchHint')}
      tools={
        <>
          <ImportButton
            call={accessCalls.createRoleGroup}
            title={translate('title.roleGroup')}
            fields={ROLE_FIELDS}
          />
          <ExportButton
            call={accessCalls.listRoleGroups}
            title={translate('title.roleGroup')}
            columns={columns}
          />
        </>
      }
      nameOf={role => role.name}
      pathOf={role => rolePath(role.id)}
      quickLook={{
        titleOf: role => role.name,
        statusOf: role => <RoleStatus role={role} />,
        actionsOf: role => (
          <Button variant="outlined" color="inherit" onClick={() => navigate(rolePath(role.id))}>
            {translate(mayEdit ? 'access.edit' : 'access.view')}
          </Button>
        ),
        body: role => <RoleLook role={role} />,
      }}
      rowActions={role => [
        {
          key: 'open',
          label: translate(mayEdit ? 'access.edit' : 'access.view'),
          onClick: () => navigate(rolePath(role.id)),
        },
        ...(mayAdd
          ? [{ key: 'copy', label: word('copy'), onClick: () => navigate(copyRolePath(role.id)) }]
          : []),
        {
          key: 'members',
          label: word('members'),
          isInMenu: true,
          onClick: () => navigate(membersPath(role.id)),
        },
        ...(mayDelete && role.builtIn === '0'
          ? [
              {
                key: 'delete',
                label: word('delete.label'),
                isInMenu: true,
                isDangerous: true,
                onClick: () => setDoomed([role]),
              },
            ]
          : []),
      ]}
      canSelect={role => role.builtIn === '0'}
      bulkActions={
        mayDelete
          ? [
              {
                key: 'delete',
                label: word('delete.label'),
                isDangerous: true,
                onClick: (_, rows) => setDoomed(rows),
              },
            ]
          : []
      }
      empty={{
        title: word('emptyTitle'),
        why: word('emptyWhy'),
        action: mayAdd && (
          <Button variant="contained" onClick={() => navigate(createPath)}>
            {word('create')}
          </Button>
        ),
      }}
      describeError={describe}
    >
      {doomed.length > 0 && <DeleteDialog roles={doomed} onClose={() => setDoomed([])} />}
    </ListPage>
  );
}

function useRoleColumns(): Column<RoleGroup>[] {
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

function DeleteDialog({ roles, onClose }: { roles: readonly RoleGroup[]; onClose: () => void }) {
  const translate = useTranslate();
  const describe = useFailureText();
  const provider = useDataProvider();
  const refresh = useRefresh();
  const unselect = useUnselect(ROLE_GROUP);
  const handleAct = async (id: string) => {
    const results: ItemResult[] = [];
    await provider.deleteMany(ROLE_GROUP, { ids: [id], meta: { results, records: roles } });
    if (results[0]?.error) throw results[0].error;
    return undefined;
  };
  return (
    <BulkResultDialog
      title={translate('access.role.delete.label')}
      question={translate('access.role.delete.question', { smart_count: roles.length, name: roles[0]?.name })}
      confirmLabel={translate('access.role.delete.confirm')}
      isDangerous
      items={roles.map(({ id, name }) => ({ id: String(id), name }))}
      act={handleAct}
      describe={error => describe(error).text}
      onClose={outcomes => {
        unselect(outcomes.filter(({ problem }) => problem === undefined).map(({ id }) => id));
        if (outcomes.length > 0) refresh();
        onClose();
      }}
    />
  );
}

const Name = styled(Link)({ color: 'inherit', fontWeight: 600 });
const Faint = styled('span')(({ theme }) => ({ fontSize: 12, color: theme.tokens.text.faint }));
