import Button from '@mui/material/Button';
import { useGetOne, useNotify, useParams, useTranslate } from 'ra-core';
import { useState } from 'react';
import { accessCalls } from '../../../contract/access.ts';
import type { AdminUser } from '../../../contract/access-records.ts';
import { logCalls } from '../../../contract/log.ts';
import { useRecordLive } from '../../../data/live/use-record-live.ts';
import { useMay, useSession } from '../../../data/session-context.tsx';
import { useFailureText } from '../../../data/use-failure-text.ts';
import { useRecordSave } from '../../../data/use-record-save.ts';
import { RecordConflict } from '../../../kit/conflict/RecordConflict.tsx';
import { FormSaveBar } from '../../../kit/form/FormSaveBar.tsx';
import { RecordForm } from '../../../kit/form/RecordForm.tsx';
import { RecordLoading } from '../../../kit/record/RecordLoading.tsx';
import { RecordNotice } from '../../../kit/record/RecordNotice.tsx';
import { RecordNotices } from '../../../kit/record/RecordNotices.tsx';
import { RecordPage } from '../../../kit/record/RecordPage.tsx';
import { UnsavedWatch } from '../../../kit/record/UnsavedWatch.tsx';
import { RecordLog } from '../../../nouns/record-log/RecordLog.tsx';
import { useRevisionTab } from '../../../nouns/revision/use-revision-tab.tsx';
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
  const describe = useFailureText();
  const { data: user, error, refetch } = useGetOne<AdminUser>(ADMIN_USER, { id });
  if (!user) return <RecordLoading error={error ? describe(error) : undefined} onRetry={() => refetch()} />;
  return <UserRecord key={user.id} user={user} refetch={refetch} />;
}

function UserRecord({ user, refetch }: { user: AdminUser; refetch: () => Promise<unknown> }) {
  const translate = useTranslate();
  const notify = useNotify();
  const describe = useFailureText();
  const { rights } = useSession();
  const mayCall = useMay(accessCalls.updateAdminUser);
  // everybody may touch himself, nobody who holds more
  const isWithinMine =
    user.userId === rights.userId ||
    mayGiveAll(
      rights,
      user.permissions.map(({ val }) => val),
    );
  const live = useRecordLive({
    resource: ADMIN_USER,
    recordId: user.userId,
    mayEdit: mayCall && isWithinMine,
    refetch,
  });
  const mayEdit = mayCall && isWithinMine && !live.isReadOnly;
  const mayAdd = useMay(accessCalls.createAdminUser);
  const anewPath = mayAdd ? `${ADMIN_USER_PATH}/create` : undefined;
  const mayReadLog = useMay(logCalls.listOperateLog);
  const facts = useUserFacts(user);
  const { labelOf, show } = useUserWords();
  const [chosen, setChosen] = useState<UserAct | null>(null);
  const acts = useUserActs().filter(act => AT_HAND.includes(act.key) && act.fits(user));
  const revisionTab = useRevisionTab({
    objectType: 'adminUser',
    objectId: user.userId,
    labelOf,
    show,
    mayRestore: mayEdit,
    onRestored: () => refetch(),
  });
  const save = useRecordSave({
    resource: ADMIN_USER,
    call: accessCalls.updateAdminUser,
    record: user,
    onSaved: () => notify('kit.record.saved', { type: 'success' }),
  });
  return (
    <RecordForm record={user} onSubmit={save.save}>
      <UnsavedWatch onChange={live.setUnsaved} />
      <RecordPage
        title={user.userName}
        tag={user.account}
        status={<UserStatus user={user} />}
        actions={
          <>
            {isWithinMine &&
              acts.map(act => (
                <Button key={act.key} variant="outlined" color="inherit" onClick={() => setChosen(act)}>
                  {act.label}
                </Button>
              ))}
            {mayEdit && <FormSaveBar isSaving={save.isSaving} />}
          </>
        }
        notice={
          <>
            <RecordNotices notices={live.notices} anewPath={anewPath} />
            {save.failure ? (
              <RecordNotice {...describe(save.failure)} anewPath={anewPath} />
            ) : (
              mayCall &&
              !isWithinMine && <RecordNotice text={translate('access.user.holdsMore')} tone="warning" />
            )}
          </>
        }
        facts={facts}
        tabs={[
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
          ...revisionTab,
        ]}
        aside={
          mayReadLog && (
            <RecordLog objectType="adminUser" objectId={user.userId} labelOf={labelOf} lock={live.lock} />
          )
        }
      />
      <RecordConflict save={save} fields={EDITED_FIELDS} labelOf={labelOf} show={show} lists={LISTS} />
      {chosen && <UserActionDialog act={chosen} users={[user]} onClose={() => setChosen(null)} />}
    </RecordForm>
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
