import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { AdminUser } from '../../../contract/access-records.ts';
import { late } from '../../../kit/late.tsx';
import { ResourceListPage } from '../../../resource/pages/ResourceListPage.tsx';
import { ADMIN_USER } from '../paths.ts';
import { useAllRoles } from '../use-all-roles.ts';
import { useCount } from '../use-count.ts';
import pages from './list-pages.tsx';
import type { UserToActOn } from './UserActionDialog.tsx';
import { type UserAct, useUserActs } from './use-user-acts.ts';

/** Whom to act on, and how. */
interface Chosen {
  act: UserAct;
  users: readonly UserToActOn[];
}

export default function AdminUserList() {
  const translate = useTranslate();
  const roles = useAllRoles().roles.map(({ roleId, name }) => ({ value: roleId, label: name }));
  const acts = useUserActs();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const all = useCount(ADMIN_USER, {});
  const enabled = useCount(ADMIN_USER, { state: 1 });
  const mustChange = useCount(ADMIN_USER, { mustChangePwd: 1 });
  const disabled = useCount(ADMIN_USER, { state: 0 });
  const word = (key: string) => translate(`access.user.${key}`);

  return (
    <ResourceListPage
      pages={pages}
      choices={{ roleId: roles, roles }}
      summary={
        all === undefined
          ? undefined
          : translate('access.user.summary', { all, enabled: enabled === undefined ? '…' : enabled })
      }
      tabs={[
        { key: 'all', label: translate('common.all'), filter: {}, count: all },
        {
          key: 'mustChangePwd',
          label: word('status.mustChangePwd'),
          filter: { mustChangePwd: 1 },
          count: mustChange,
        },
        { key: 'disabled', label: word('state.0'), filter: { state: 0 }, count: disabled },
      ]}
      moreActions={user =>
        acts
          .filter(act => act.fits(user))
          .map(act => ({
            key: act.key,
            label: act.label,
            isDangerous: act.isDangerous,
            isInMenu: true,
            onClick: () => setChosen({ act, users: [user] }),
          }))
      }
      bulkActions={acts.map(act => ({
        key: act.key,
        label: act.label,
        isDangerous: act.isDangerous,
        onClick: (ids: string[], rows: AdminUser[]) => setChosen({ act, users: usersOf(ids, rows) }),
      }))}
    >
      {chosen && <UserActionDialog {...chosen} onClose={() => setChosen(null)} />}
    </ResourceListPage>
  );
}

/** Most who look at the list only look. */
const UserActionDialog = late(() => import('./UserActionDialog.tsx'), 'UserActionDialog');

/** Everybody selected; who could not be read is there by his id alone. */
function usersOf(ids: readonly string[], rows: readonly AdminUser[]): UserToActOn[] {
  const known = new Map(rows.map(row => [String(row.id), row]));
  return ids.map(id => known.get(id) ?? { id, userName: id });
}
