import { useNavigate, useTranslate } from 'ra-core';
import { accessCalls } from '../../../contract/access.ts';
import { ALL_PERMISSIONS } from '../../../contract/grammar/permissions.ts';
import { useMay } from '../../../data/session-context.tsx';
import { ResourceListPage } from '../../../resource/pages/ResourceListPage.tsx';
import { copyRolePath, membersPath, ROLE_GROUP } from '../paths.ts';
import { usePermissionName } from '../permission/use-permission-name.ts';
import { useCount } from '../use-count.ts';
import pages from './list-pages.tsx';

export default function RoleGroupList() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const nameOf = usePermissionName();
  const mayAdd = useMay(accessCalls.createRoleGroup);
  const all = useCount(ROLE_GROUP, {});
  const disabled = useCount(ROLE_GROUP, { state: 0 });
  const word = (key: string) => translate(`access.role.${key}`);
  return (
    <ResourceListPage
      pages={pages}
      choices={{
        permission: ALL_PERMISSIONS.map(({ val, name }) => ({ value: val, label: nameOf(val, name) })),
      }}
      summary={all === undefined ? undefined : translate('access.role.summary', { smart_count: all })}
      tabs={[
        { key: 'all', label: translate('common.all'), filter: {}, count: all },
        { key: 'disabled', label: word('state.0'), filter: { state: 0 }, count: disabled },
      ]}
      moreActions={role => [
        {
          key: 'copy',
          label: word('copy'),
          may: mayAdd,
          isInMenu: true,
          onClick: () => navigate(copyRolePath(role.id)),
        },
        {
          key: 'members',
          label: word('members'),
          isInMenu: true,
          onClick: () => navigate(membersPath(role.id)),
        },
      ]}
    />
  );
}
