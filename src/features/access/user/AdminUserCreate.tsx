import { type RaRecord, useCreate, useNavigate, useTranslate } from 'ra-core';
import { useState } from 'react';
import { isAnswerLost } from '../../../data/attempts.ts';
import { UpstreamError } from '../../../data/send.ts';
import { useCapability } from '../../../data/session-context.tsx';
import { useForgetAnswers } from '../../../data/use-call.ts';
import { useFailureText } from '../../../data/use-failure-text.ts';
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
  const describe = useFailureText();
  const hasRequestIds = useCapability('requestId');
  const [create, { isPending }] = useCreate();
  const forgetAnswers = useForgetAnswers();
  const [failure, setFailure] = useState<unknown>(null);
  const [created, setCreated] = useState<RaRecord | null>(null);

  const leave = (user: RaRecord) => navigate(user.id ? userPath(user.id) : ADMIN_USER_PATH);
  const handleSubmit = async (values: Record<string, unknown>) => {
    setFailure(null);
    try {
      const user: RaRecord = await create(ADMIN_USER, { data: values }, { returnPromise: true });
      forgetAnswers();
      if (user.initialPassword) setCreated(user);
      else leave(user);
      return undefined;
    } catch (error) {
      setFailure(error);
      const fields = error instanceof UpstreamError ? error.body.errors : undefined;
      return { 'root.server': 'kit.record.notSaved', ...fields };
    }
  };
  // without request ids nobody but the clerk can tell whether it was done
  const isUncertain = isAnswerLost(failure) && !hasRequestIds;
  const notice = failure
    ? isUncertain
      ? { text: translate('access.answerLost') }
      : describe(failure)
    : undefined;
  return (
    <RecordForm record={NEW_USER} onSubmit={handleSubmit}>
      <RecordPage
        title={translate('access.user.create')}
        actions={<FormSaveBar isNew label={translate('access.user.createNow')} isSaving={isPending} />}
        notice={notice && <RecordNotice {...notice} />}
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
