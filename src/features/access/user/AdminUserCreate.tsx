import { type RaRecord, useNavigate, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useRecordCreate } from '../../../data/use-record-create.ts';
import { CopyOnce } from '../../../kit/bulk/CopyOnce.tsx';
import { FormSaveBar } from '../../../kit/form/FormSaveBar.tsx';
import { RecordForm } from '../../../kit/form/RecordForm.tsx';
import { RecordNotice } from '../../../kit/record/RecordNotice.tsx';
import { RecordPage } from '../../../kit/record/RecordPage.tsx';
import { ADMIN_USER, ADMIN_USER_PATH, userPath } from '../paths.ts';
import { AdminUserInputs } from './AdminUserInputs.tsx';

export default function AdminUserCreate() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [created, setCreated] = useState<RaRecord | null>(null);
  // back leads to the list, not to an empty form
  const leave = (user: RaRecord) =>
    navigate(user.id ? userPath(user.id) : ADMIN_USER_PATH, { replace: true });
  const { create, isSaving, problem } = useRecordCreate({
    resource: ADMIN_USER,
    onCreated: user => (user.initialPassword ? setCreated(user) : leave(user)),
  });
  return (
    <RecordForm record={NEW_USER} onSubmit={create}>
      <RecordPage
        title={translate('access.user.create')}
        actions={<FormSaveBar isNew label={translate('access.user.createNow')} isSaving={isSaving} />}
        notice={problem && <RecordNotice {...problem} />}
      >
        <div style={{ overflow: 'auto', flex: 1 }}>
          <AdminUserInputs isNew />
        </div>
      </RecordPage>
      {created && (
        <CopyOnce
          title={translate('access.user.created', { name: created.userName })}
          why={translate('access.user.initialPassword', { account: created.account })}
          secret={String(created.initialPassword)}
          onClose={() => leave(created)}
        />
      )}
    </RecordForm>
  );
}

const NEW_USER = { state: 1, sex: 0, roles: [], areaIds: [] };
