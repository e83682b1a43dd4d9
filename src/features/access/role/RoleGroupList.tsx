import { useNavigate, useTranslate } from 'ra-core';
import { useState } from 'react';
import { accessCalls } from '../../../contract/access.ts';
import type { RoleGroup } from '../../../contract/access-records.ts';
import { useCapability, useMay } from '../../../data/session-context.tsx';
import { useFailureText } from '../../../data/use-failure-text.ts';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { ImportButton } from '../../../nouns/imports/ImportButton.tsx';
import { ExportButton } from '../../../nouns/jobs/ExportButton.tsx';
import { PartOnDemand } from '../../../nouns/jobs/PartOnDemand.tsx';
import { copyRolePath, membersPath, ROLE_GROUP, ROLE_GROUP_PATH, rolePath } from '../paths.ts';
import { useCount } from '../use-count.ts';
import { RoleLook } from './RoleLook.tsx';
import { RoleStatus } from './RoleStatus.tsx';
import { ROLE_FIELDS } from './role-fields.ts';
import { useRoleColumns } from './use-role-columns.tsx';
import { useRoleFields } from './use-role-fields.ts';

/** What is done, and with which. */
interface Chosen {
  act: 'edit' | 'delete';
  roles: readonly RoleGroup[];
}

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
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const close = () => setChosen(null);
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
        body: role => <RoleLook role={role} />,
      }}
      rowActions={role => [
        {
          key: 'open',
          label: translate(mayEdit ? 'access.edit' : 'access.view'),
          isInLook: true,
          onClick: () => navigate(rolePath(role.id)),
        },
        { key: 'copy', label: word('copy'), may: mayAdd, onClick: () => navigate(copyRolePath(role.id)) },
        {
          key: 'members',
          label: word('members'),
          isInMenu: true,
          onClick: () => navigate(membersPath(role.id)),
        },
        {
          key: 'delete',
          label: word('delete.label'),
          may: mayDelete && role.builtIn === '0',
          isInMenu: true,
          isDangerous: true,
          onClick: () => setChosen({ act: 'delete', roles: [role] }),
        },
      ]}
      canSelect={role => role.builtIn === '0'}
      bulkActions={[
        {
          key: 'edit',
          label: translate('kit.bulk.edit.label'),
          may: mayEdit,
          onClick: (_, roles) => setChosen({ act: 'edit', roles }),
        },
        {
          key: 'delete',
          label: word('delete.label'),
          may: mayDelete,
          isDangerous: true,
          onClick: (_, roles) => setChosen({ act: 'delete', roles }),
        },
      ]}
      empty={{
        title: word('emptyTitle'),
        why: word('emptyWhy'),
      }}
      describeError={describe}
    >
      {chosen && (
        <PartOnDemand
          key={chosen.act}
          load={chosen.act === 'edit' ? loadEdit : loadDelete}
          isWanted
          onFail={close}
          draw={Dialog => <Dialog roles={chosen.roles} onClose={close} />}
        />
      )}
    </ListPage>
  );
}

const loadEdit = async () => ({ default: (await import('./RoleEditDialog.tsx')).RoleEditDialog });
const loadDelete = async () => ({ default: (await import('./RoleDeleteDialog.tsx')).RoleDeleteDialog });
