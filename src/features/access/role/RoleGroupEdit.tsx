import Button from '@mui/material/Button';
import { useNavigate, useParams, useTranslate } from 'ra-core';
import { accessCalls } from '../../../contract/access.ts';
import type { RoleGroup } from '../../../contract/access-records.ts';
import { useMay, useSession } from '../../../data/session-context.tsx';
import { useShippedName } from '../../../data/use-shipped-name.ts';
import { RecordNotice } from '../../../kit/record/RecordNotice.tsx';
import { ResourceRecord } from '../../../resource/pages/ResourceEdit.tsx';
import { LoadedRecord } from '../../../resource/record/LoadedRecord.tsx';
import { permissionCount } from '../derived.ts';
import { canGrantAll } from '../giving.ts';
import { copyRolePath, ROLE_GROUP, ROLE_GROUP_PATH } from '../paths.ts';
import { ClashNotice } from '../permission/ClashNotice.tsx';
import { PreviewButton } from './PreviewButton.tsx';
import pages from './pages.tsx';
import { RoleMembers } from './RoleMembers.tsx';
import { RolePermissions } from './RolePermissions.tsx';
import { RoleSaveBar } from './RoleSaveBar.tsx';
import { useRightsWords } from './use-rights-words.ts';

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
  const isWithinMine = canGrantAll(
    rights,
    role.permissions.map(({ val }) => val),
  );
  const mayCall = useMay(accessCalls.updateRoleGroup);
  const mayAdd = useMay(accessCalls.createRoleGroup);
  const say = useShippedName();
  const sayRights = useRightsWords();
  return (
    <ResourceRecord
      pages={pages}
      row={role}
      refetch={refetch}
      objectType="role"
      isOpen={isWithinMine}
      show={(field, value, beside) =>
        field === 'permissions' && value ? sayRights(value, beside) : undefined
      }
      lists={LISTS}
      anewPath={mayAdd ? `${ROLE_GROUP_PATH}/create` : undefined}
      parts={(_, { mayEdit, isSaving }) => ({
        title: say(role.name),
        tag: translate(`access.role.builtIn.${role.builtIn}`),
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
        notice: (
          <>
            {mayCall && !isWithinMine && (
              <RecordNotice text={translate('access.role.holdsMore')} tone="warning" />
            )}
            <ClashNotice permissions={role.permissions} />
          </>
        ),
        firstTabs: [
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
        ],
      })}
    />
  );
}

const LISTS = { permissions: (right: unknown) => String((right as { val?: unknown }).val) };
