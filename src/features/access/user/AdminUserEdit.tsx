import Button from '@mui/material/Button';
import { useParams, useTranslate } from 'ra-core';
import { useState } from 'react';
import { accessCalls } from '../../../contract/access.ts';
import type { AdminUser } from '../../../contract/access-records.ts';
import { useMay, useSession } from '../../../data/session-context.tsx';
import { RecordNotice } from '../../../kit/record/RecordNotice.tsx';
import { ResourceRecord } from '../../../resource/pages/ResourceEdit.tsx';
import { LoadedRecord } from '../../../resource/record/LoadedRecord.tsx';
import { canGrantAll } from '../giving.ts';
import { ADMIN_USER, ADMIN_USER_PATH } from '../paths.ts';
import { ClashNotice } from '../permission/ClashNotice.tsx';
import { EffectivePermissions } from './EffectivePermissions.tsx';
import pages from './pages.tsx';
import { SuspendedRights } from './SuspendedRights.tsx';
import { UserActionDialog } from './UserActionDialog.tsx';
import { type UserAct, type UserActKey, useUserActs } from './use-user-acts.ts';

export default function AdminUserEdit() {
  const { id = '' } = useParams();
  return (
    <LoadedRecord<AdminUser> resource={ADMIN_USER} id={id}>
      {(user, refetch) => <UserRecord user={user} refetch={refetch} />}
    </LoadedRecord>
  );
}

function UserRecord({ user, refetch }: { user: AdminUser; refetch: () => Promise<unknown> }) {
  const translate = useTranslate();
  const { rights } = useSession();
  // everybody may touch himself, nobody who holds more
  const isWithinMine =
    user.userId === rights.userId ||
    canGrantAll(
      rights,
      user.permissions.map(({ val }) => val),
    );
  const mayCall = useMay(accessCalls.updateAdminUser);
  const mayAdd = useMay(accessCalls.createAdminUser);
  const [chosen, setChosen] = useState<UserAct | null>(null);
  const acts = useUserActs().filter(act => AT_HAND.includes(act.key) && act.fits(user));
  return (
    <>
      <ResourceRecord
        pages={pages}
        row={user}
        refetch={refetch}
        isOpen={isWithinMine}
        lists={LISTS}
        show={(field, value) =>
          field === 'roles' && Array.isArray(value)
            ? value.map(nameOfRole).join(translate('common.listSeparator'))
            : undefined
        }
        anewPath={mayAdd ? `${ADMIN_USER_PATH}/create` : undefined}
        parts={() => ({
          tag: user.account,
          actions:
            isWithinMine &&
            acts.map(act => (
              <Button key={act.key} variant="outlined" color="inherit" onClick={() => setChosen(act)}>
                {act.label}
              </Button>
            )),
          notice: (
            <>
              {mayCall && !isWithinMine && (
                <RecordNotice text={translate('access.user.holdsMore')} tone="warning" />
              )}
              <ClashNotice permissions={user.permissions} />
              <SuspendedRights userId={user.userId} onRestored={refetch} />
            </>
          ),
          tabs: [
            {
              key: 'permissions',
              label: translate('access.user.field.permissions'),
              count: user.permissions.length,
              content: <EffectivePermissions userId={user.userId} />,
            },
          ],
        })}
      />
      {chosen && <UserActionDialog act={chosen} users={[user]} onClose={() => setChosen(null)} />}
    </>
  );
}

/** Beside the form; the others are fields of it, or end it. */
const AT_HAND: readonly UserActKey[] = ['unlock', 'resetPassword'];

const nameOfRole = (role: unknown) => String((role as { name?: unknown }).name ?? '');

const LISTS = { roles: (role: unknown) => String((role as { roleId?: unknown }).roleId) };
