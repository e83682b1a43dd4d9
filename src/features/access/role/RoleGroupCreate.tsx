/** A new role, empty or as a copy of another (`?from=`). */
import { useGetOne, useLocation, useNavigate, useNotify, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import type { RoleGroup } from '../../../contract/access-records.ts';
import { useSession } from '../../../data/session-context.tsx';
import { useFailureText } from '../../../data/use-failure-text.ts';
import { useRecordCreate } from '../../../data/use-record-create.ts';
import { RecordForm } from '../../../kit/form/RecordForm.tsx';
import { RecordLoading } from '../../../kit/record/RecordLoading.tsx';
import { RecordNotice } from '../../../kit/record/RecordNotice.tsx';
import { RecordPage } from '../../../kit/record/RecordPage.tsx';
import { ResourceForm } from '../../../resource/pages/ResourceForm.tsx';
import { canGrantAll } from '../giving.ts';
import { ROLE_GROUP, ROLE_GROUP_PATH, rolePath } from '../paths.ts';
import pages from './pages.tsx';
import { RolePermissions } from './RolePermissions.tsx';
import { RoleSaveBar } from './RoleSaveBar.tsx';

export default function RoleGroupCreate() {
  const from = new URLSearchParams(useLocation().search).get('from');
  const describe = useFailureText();
  const { data, error, refetch } = useGetOne<RoleGroup>(
    ROLE_GROUP,
    { id: from ?? '' },
    { enabled: from !== null },
  );
  if (from !== null && !data) {
    return <RecordLoading error={error ? describe(error) : undefined} onRetry={() => refetch()} />;
  }
  return <NewRole key={from} original={data} />;
}

function NewRole({ original }: { original?: RoleGroup }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const notify = useNotify();
  const { rights } = useSession();
  const { create, isSaving, problem } = useRecordCreate({
    resource: ROLE_GROUP,
    onCreated: role => {
      notify('access.role.created', { type: 'success', messageArgs: { name: role.name } });
      navigate(role.id ? rolePath(role.id) : ROLE_GROUP_PATH, { replace: true });
    },
  });
  const record = useMemo(() => {
    if (!original) return { state: 1, permissions: [] };
    return {
      name: translate('access.role.copyName', { name: original.name }),
      state: 1,
      remark: original.remark,
      // what one does not hold cannot be copied either
      permissions: original.permissions.filter(({ val }) => canGrantAll(rights, [val])),
    };
  }, [original, rights, translate]);
  const left = original ? original.permissions.length - record.permissions.length : 0;

  return (
    <RecordForm record={record} onSubmit={create}>
      <RecordPage
        title={translate(original ? 'access.role.copyOf' : 'access.role.create', { name: original?.name })}
        actions={<RoleSaveBar isNew isSaving={isSaving} label={translate('access.role.createNow')} />}
        notice={
          problem ? (
            <RecordNotice {...problem} />
          ) : (
            left > 0 && (
              <RecordNotice text={translate('access.role.copyLeft', { smart_count: left })} tone="warning" />
            )
          )
        }
        tabs={[
          {
            key: 'data',
            label: translate('access.role.tab.data'),
            content: <ResourceForm pages={pages} isNew />,
          },
          {
            key: 'permissions',
            label: translate('access.role.tab.permissions'),
            isFilling: true,
            content: <RolePermissions />,
          },
        ]}
      />
    </RecordForm>
  );
}
