import Button from '@mui/material/Button';
import { useGetOne, useNavigate, useNotify, useParams, useTranslate } from 'ra-core';
import { accessCalls } from '../../../contract/access.ts';
import type { RoleGroup } from '../../../contract/access-records.ts';
import { logCalls } from '../../../contract/log.ts';
import { useRecordLive } from '../../../data/live/use-record-live.ts';
import { useMay, useSession } from '../../../data/session-context.tsx';
import { useFailureText } from '../../../data/use-failure-text.ts';
import { useRecordSave } from '../../../data/use-record-save.ts';
import { RecordConflict } from '../../../kit/conflict/RecordConflict.tsx';
import { RecordForm } from '../../../kit/form/RecordForm.tsx';
import { RecordLoading } from '../../../kit/record/RecordLoading.tsx';
import { RecordNotice } from '../../../kit/record/RecordNotice.tsx';
import { RecordNotices } from '../../../kit/record/RecordNotices.tsx';
import { RecordPage } from '../../../kit/record/RecordPage.tsx';
import { UnsavedWatch } from '../../../kit/record/UnsavedWatch.tsx';
import { StatusMark } from '../../../kit/StatusMark.tsx';
import { RecordLog } from '../../../nouns/record-log/RecordLog.tsx';
import { useRevisionTab } from '../../../nouns/revision/use-revision-tab.tsx';
import { permissionCount } from '../derived.ts';
import { mayGiveAll } from '../giving.ts';
import { copyRolePath, ROLE_GROUP, ROLE_GROUP_PATH } from '../paths.ts';
import { PreviewButton } from './PreviewButton.tsx';
import { RoleGroupInputs } from './RoleGroupInputs.tsx';
import { RoleMembers } from './RoleMembers.tsx';
import { RolePermissions } from './RolePermissions.tsx';
import { RoleSaveBar } from './RoleSaveBar.tsx';
import { useRoleFacts } from './use-role-facts.tsx';
import { useRoleWords } from './use-role-words.ts';

export default function RoleGroupEdit() {
  const { id = '' } = useParams();
  const describe = useFailureText();
  const { data: role, error, refetch } = useGetOne<RoleGroup>(ROLE_GROUP, { id });
  if (!role) return <RecordLoading error={error ? describe(error) : undefined} onRetry={() => refetch()} />;
  return <RoleRecord key={role.id} role={role} refetch={refetch} />;
}

function RoleRecord({ role, refetch }: { role: RoleGroup; refetch: () => Promise<unknown> }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const notify = useNotify();
  const describe = useFailureText();
  const { rights } = useSession();
  const mayCall = useMay(accessCalls.updateRoleGroup);
  const isWithinMine = mayGiveAll(
    rights,
    role.permissions.map(({ val }) => val),
  );
  const live = useRecordLive({
    resource: ROLE_GROUP,
    recordId: role.roleId,
    mayEdit: mayCall && isWithinMine,
    refetch,
  });
  const mayEdit = mayCall && isWithinMine && !live.isReadOnly;
  const mayAdd = useMay(accessCalls.createRoleGroup);
  const anewPath = mayAdd ? `${ROLE_GROUP_PATH}/create` : undefined;
  const mayReadLog = useMay(logCalls.listOperateLog);
  const facts = useRoleFacts(role);
  const { labelOf, show } = useRoleWords();
  const revisionTab = useRevisionTab({
    objectType: 'role',
    objectId: role.roleId,
    labelOf,
    show,
    mayRestore: mayEdit,
    onRestored: () => refetch(),
  });
  const save = useRecordSave({
    resource: ROLE_GROUP,
    call: accessCalls.updateRoleGroup,
    record: role,
    onSaved: () => notify('kit.record.saved', { type: 'success' }),
  });
  return (
    <RecordForm record={role} onSubmit={save.save}>
      <UnsavedWatch onChange={live.setUnsaved} />
      <RecordPage
        title={role.name}
        tag={translate(`access.role.builtIn.${role.builtIn}`)}
        status={
          <StatusMark tone={role.state === 1 ? 'ok' : 'off'}>
            {translate(`access.role.state.${role.state}`)}
          </StatusMark>
        }
        actions={
          <>
            {isWithinMine && <PreviewButton role={role} />}
            {mayAdd && (
              <Button variant="outlined" color="inherit" onClick={() => navigate(copyRolePath(role.id))}>
                {translate('access.role.copy')}
              </Button>
            )}
            {mayEdit && <RoleSaveBar isSaving={save.isSaving} />}
          </>
        }
        notice={
          <>
            <RecordNotices notices={live.notices} anewPath={anewPath} />
            {save.failure ? (
              <RecordNotice {...describe(save.failure)} anewPath={anewPath} />
            ) : (
              mayCall &&
              !isWithinMine && <RecordNotice text={translate('access.role.holdsMore')} tone="warning" />
            )}
          </>
        }
        facts={facts}
        tabs={[
          {
            key: 'permissions',
            label: translate('access.role.tab.permissions'),
            count: permissionCount(role),
            isFilling: true,
            content: <RolePermissions role={role} isReadOnly={!mayEdit} />,
          },
          {
            key: 'members',
            label: translate('access.role.tab.members'),
            count: role.memberCount,
            content: <RoleMembers roleId={role.roleId} />,
          },
          {
            key: 'data',
            label: translate('access.role.tab.data'),
            content: <RoleGroupInputs isReadOnly={!mayEdit} isBuiltIn={role.builtIn === '1'} />,
          },
          ...revisionTab,
        ]}
        aside={
          mayReadLog && (
            <RecordLog objectType="role" objectId={role.roleId} labelOf={labelOf} lock={live.lock} />
          )
        }
      />
      <RecordConflict save={save} fields={EDITED_FIELDS} labelOf={labelOf} show={show} lists={LISTS} />
    </RecordForm>
  );
}

const EDITED_FIELDS = ['name', 'roleKey', 'sort', 'state', 'permissions', 'remark'];

const LISTS = { permissions: (right: unknown) => String((right as { val?: unknown }).val) };
