import Button from '@mui/material/Button';
import { useParams, useTranslate } from 'ra-core';
import { useState } from 'react';
import { accessCalls } from '../../../contract/access.ts';
import type { AdminUser } from '../../../contract/access-records.ts';
import { useMay, useSession } from '../../../data/session-context.tsx';
import { RecordNotice } from '../../../kit/record/RecordNotice.tsx';
import { EditedRecord } from '../../../nouns/record/EditedRecord.tsx';
import { LoadedRecord } from '../../../nouns/record/LoadedRecord.tsx';
import { mayGiveAll } from '../giving.ts';
import { ADMIN_USER, ADMIN_USER_PATH } from '../paths.ts';
import { AdminUserInputs } from './AdminUserInputs.tsx';
import { EffectivePermissions } from './EffectivePermissions.tsx';
import { UserActionDialog } from './UserActionDialog.tsx';
import { UserStatus } from './UserStatus.tsx';
import { type UserAct, type UserActKey, useUserActs } from './use-user-acts.ts';
import { useUserFacts } from './use-user-facts.tsx';
import { useUserWords } from './use-user-words.ts';

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
    mayGiveAll(
      rights,
      user.permissions.map(({ val }) => val),
    );
  const mayCall = useMay(accessCalls.updateAdminUser);
  const mayAdd = useMay(accessCalls.createAdminUser);
  const facts = useUserFacts(user);
  const [chosen, setChosen] = useState<UserAct | null>(null);
  const acts = useUserActs().filter(act => AT_HAND.includes(act.key) && act.fits(user));
  return (
    <EditedRecord
      resource={ADMIN_USER}
      objectType="adminUser"
      record={user}
      refetch={refetch}
      call={accessCalls.updateAdminUser}
      isOpen={isWithinMine}
      words={useUserWords()}
      fields={EDITED_FIELDS}
      lists={LISTS}
      anewPath={mayAdd ? `${ADMIN_USER_PATH}/create` : undefined}
      page={({ mayEdit }) => ({
        title: user.userName,
        tag: user.account,
        status: <UserStatus user={user} />,
        actions:
          isWithinMine &&
          acts.map(act => (
            <Button key={act.key} variant="outlined" color="inherit" onClick={() => setChosen(act)}>
              {act.label}
            </Button>
          )),
        notice: mayCall && !isWithinMine && (
          <RecordNotice text={translate('access.user.holdsMore')} tone="warning" />
        ),
        facts,
        tabs: [
          {
            key: 'data',
            label: translate('access.user.tab.data'),
            content: <AdminUserInputs isReadOnly={!mayEdit} />,
          },
          {
            key: 'permissions',
            label: translate('access.user.tab.permissions'),
            count: user.permissions.length,
            content: <EffectivePermissions userId={user.userId} />,
          },
        ],
        children: chosen && <UserActionDialog act={chosen} users={[user]} onClose={() => setChosen(null)} />,
      })}
    />
  );
}

/** Beside the form; the others are fields of it, or end it. */
const AT_HAND: readonly UserActKey[] = ['unlock', 'resetPassword'];

const EDITED_FIELDS = [
  'userName',
  'mobile',
  'email',
  'jobNo',
  'agentNo',
  'callSystemAccount',
  'sex',
  'state',
  'isSuperuser',
  'roles',
  'areaIds',
  'expireOn',
  'remark',
];

const LISTS = { roles: (role: unknown) => String((role as { roleId?: unknown }).roleId) };
