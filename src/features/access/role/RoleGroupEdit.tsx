import Button from '@mui/material/Button';
import { useNavigate, useParams, useTranslate } from 'ra-core';
import { accessCalls } from '../../../contract/access.ts';
import type { RoleGroup } from '../../../contract/access-records.ts';
import { roleGroup } from '../../../contract/role-group.ts';
import { useMay, useSession } from '../../../data/session-context.tsx';
import { RecordNotice } from '../../../kit/record/RecordNotice.tsx';
import { EditedRecord } from '../../../nouns/record/EditedRecord.tsx';
import { LoadedRecord } from '../../../nouns/record/LoadedRecord.tsx';
import { drawField } from '../../../nouns/resource/columns.tsx';
import { factsOf } from '../../../nouns/resource/facts.tsx';
import { useFieldWords } from '../../../nouns/resource/use-field-words.ts';
import { permissionCount } from '../derived.ts';
import { mayGiveAll } from '../giving.ts';
import { copyRolePath, ROLE_GROUP, ROLE_GROUP_PATH } from '../paths.ts';
import { PreviewButton } from './PreviewButton.tsx';
import pages, { FACTS } from './pages.tsx';
import { RoleGroupInputs } from './RoleGroupInputs.tsx';
import { RoleMembers } from './RoleMembers.tsx';
import { RolePermissions } from './RolePermissions.tsx';
import { RoleSaveBar } from './RoleSaveBar.tsx';
import { useRoleWords } from './use-role-words.ts';

export default function RoleGroupEdit() {
  const { id = '' } = useParams();
  return (
    <LoadedRecord<RoleGroup> resource={ROLE_GROUP} id={id}>
      {(role, refetch) => <RoleRecord role={role} refetch={refetch} />}
    </LoadedRecord>
  );
}

function RoleRecord({ role, refetch }: { role: RoleGroup; refetch: () => Promise<unknown> }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { rights } = useSession();
  const isWithinMine = mayGiveAll(
    rights,
    role.permissions.map(({ val }) => val),
  );
  const mayCall = useMay(accessCalls.updateRoleGroup);
  const mayAdd = useMay(accessCalls.createRoleGroup);
  const words = useFieldWords(roleGroup);
  return (
    <EditedRecord
      resource={ROLE_GROUP}
      objectType="role"
      record={role}
      refetch={refetch}
      call={accessCalls.updateRoleGroup}
      isOpen={isWithinMine}
      words={useRoleWords()}
      fields={EDITED_FIELDS}
      lists={LISTS}
      anewPath={mayAdd ? `${ROLE_GROUP_PATH}/create` : undefined}
      page={({ mayEdit, isSaving }) => ({
        title: role.name,
        tag: translate(`access.role.builtIn.${role.builtIn}`),
        status: drawField(pages, words, 'state', role),
        actions: (
          <>
            {isWithinMine && <PreviewButton role={role} />}
            {mayAdd && (
              <Button variant="outlined" color="inherit" onClick={() => navigate(copyRolePath(role.id))}>
                {translate('access.role.copy')}
              </Button>
            )}
          </>
        ),
        saveBar: <RoleSaveBar isSaving={isSaving} />,
        notice: mayCall && !isWithinMine && (
          <RecordNotice text={translate('access.role.holdsMore')} tone="warning" />
        ),
        facts: factsOf(pages, words, FACTS, role),
        tabs: [
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
        ],
      })}
    />
  );
}

const EDITED_FIELDS = ['name', 'roleKey', 'sort', 'state', 'permissions', 'remark'];

const LISTS = { permissions: (right: unknown) => String((right as { val?: unknown }).val) };
