import { useNavigate, useTranslate } from 'ra-core';
import { useState } from 'react';
import { accessCalls } from '../../../contract/access.ts';
import type { AdminUser } from '../../../contract/access-records.ts';
import { useCapability, useMay } from '../../../data/session-context.tsx';
import { useFailureText } from '../../../data/use-failure-text.ts';
import { LazyPart } from '../../../kit/LazyPart.tsx';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { ExportButton } from '../../../nouns/jobs/ExportButton.tsx';
import { PartOnDemand } from '../../../nouns/jobs/PartOnDemand.tsx';
import type { Selected } from '../../../nouns/record/EditRecords.tsx';
import { ADMIN_USER, ADMIN_USER_PATH, userPath } from '../paths.ts';
import { useCount } from '../use-count.ts';
import type { UserToActOn } from './UserActionDialog.tsx';
import { UserStatus } from './UserStatus.tsx';
import { type UserAct, useUserActs } from './use-user-acts.ts';
import { useUserColumns } from './use-user-columns.tsx';
import { useUserFilters } from './use-user-filters.ts';

/** Whom to act on, and how. */
interface Chosen {
  act: UserAct;
  users: readonly UserToActOn[];
}

export default function AdminUserList() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const describe = useFailureText();
  const canSort = useCapability('sort');
  const mayAdd = useMay(accessCalls.createAdminUser);
  const mayEdit = useMay(accessCalls.updateAdminUser);
  const columns = useUserColumns();
  const { filters, fields } = useUserFilters();
  const [isImportWanted, setImportWanted] = useState(true);
  const acts = useUserActs();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [edited, setEdited] = useState<Selected<AdminUser> | null>(null);
  const all = useCount(ADMIN_USER, {});
  const enabled = useCount(ADMIN_USER, { state: 1 });
  const mustChange = useCount(ADMIN_USER, { mustChangePwd: 1 });
  const disabled = useCount(ADMIN_USER, { state: 0 });
  const word = (key: string) => translate(`access.user.${key}`);

  return (
    <ListPage<AdminUser>
      resource={ADMIN_USER}
      title={translate('title.adminUser')}
      summary={
        all === undefined ? undefined : translate('access.user.summary', { all, enabled: enabled ?? '…' })
      }
      primary={
        mayAdd
          ? {
              label: word('create'),
              shortLabel: translate('kit.list.create'),
              path: `${ADMIN_USER_PATH}/create`,
            }
          : undefined
      }
      columns={columns}
      sort={{ field: 'roleId', order: 'ASC' }}
      canSort={canSort}
      tabs={[
        { key: 'all', label: translate('common.all'), filter: {}, count: all },
        {
          key: 'mustChangePwd',
          label: word('state.mustChangePwd'),
          filter: { mustChangePwd: 1 },
          count: mustChange,
        },
        { key: 'disabled', label: word('state.disabled'), filter: { state: 0 }, count: disabled },
      ]}
      filters={filters}
      fields={fields}
      searchHint={word('searchHint')}
      tools={
        <>
          <PartOnDemand
            load={loadImport}
            isWanted={isImportWanted && all !== undefined}
            onFail={() => setImportWanted(false)}
            draw={UserImport => <UserImport />}
          />
          <ExportButton
            call={accessCalls.listAdminUsers}
            title={translate('title.adminUser')}
            columns={columns}
          />
        </>
      }
      nameOf={user => user.userName}
      pathOf={user => userPath(user.id)}
      quickLook={{
        titleOf: user => user.userName,
        statusOf: user => <UserStatus user={user} />,
        body: user => <LazyPart load={loadLook} draw={UserLook => <UserLook user={user} />} />,
      }}
      rowActions={user => [
        {
          key: 'open',
          label: translate(mayEdit ? 'access.edit' : 'access.view'),
          isInLook: true,
          onClick: () => navigate(userPath(user.id)),
        },
        ...acts
          .filter(act => act.fits(user))
          .map(act => ({
            key: act.key,
            label: act.label,
            isDangerous: act.isDangerous,
            isInMenu: act.key !== 'resetPassword' && act.key !== 'unlock',
            onClick: () => setChosen({ act, users: [user] }),
          })),
      ]}
      bulkActions={[
        {
          key: 'edit',
          label: translate('kit.bulk.edit.label'),
          may: mayEdit,
          onClick: (ids, rows) => setEdited({ ids, rows }),
        },
        ...acts.map(act => ({
          key: act.key,
          label: act.label,
          isDangerous: act.isDangerous,
          onClick: (ids: string[], rows: AdminUser[]) => setChosen({ act, users: usersOf(ids, rows) }),
        })),
      ]}
      empty={{
        title: word('emptyTitle'),
        why: word('emptyWhy'),
      }}
      describeError={describe}
    >
      <PartOnDemand
        load={loadEdit}
        isWanted={edited !== null}
        onFail={() => setEdited(null)}
        draw={EditDialog => edited && <EditDialog {...edited} onClose={() => setEdited(null)} />}
      />
      <PartOnDemand
        load={loadAction}
        isWanted={chosen !== null}
        onFail={() => setChosen(null)}
        draw={ActionDialog => chosen && <ActionDialog {...chosen} onClose={() => setChosen(null)} />}
      />
    </ListPage>
  );
}

/** Most who look at the list only look. */
const loadAction = async () => ({ default: (await import('./UserActionDialog.tsx')).UserActionDialog });
const loadEdit = () => import('./UserEditDialog.tsx');
/** Once the rows are there: it is no part of what the first list waits for. */
const loadImport = () => import('./UserImport.tsx');
const loadLook = async () => ({ default: (await import('./UserLook.tsx')).UserLook });

/** Everybody selected; who could not be read is there by his id alone. */
function usersOf(ids: readonly string[], rows: readonly AdminUser[]): UserToActOn[] {
  const known = new Map(rows.map(row => [String(row.id), row]));
  return ids.map(id => known.get(id) ?? { id, userName: id });
}
