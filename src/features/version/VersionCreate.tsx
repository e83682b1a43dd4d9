/** A new version: a draft, released from its own page. */
import { useNavigate, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { BY_AREA, TO_ALL } from '../../contract/app-version-reach.ts';
import { useSession } from '../../data/session-context.tsx';
import { useRecordCreate } from '../../data/use-record-create.ts';
import { FormSaveBar } from '../../kit/form/FormSaveBar.tsx';
import { RecordForm } from '../../kit/form/RecordForm.tsx';
import { RecordNotice } from '../../kit/record/RecordNotice.tsx';
import { RecordPage } from '../../kit/record/RecordPage.tsx';
import { VERSION, VERSION_PATH, versionPath } from './paths.ts';
import { VersionInputs } from './VersionInputs.tsx';

export default function VersionCreate() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { user } = useSession();
  const { create, isSaving, problem } = useRecordCreate({
    resource: VERSION,
    onCreated: ({ id }) => navigate(id ? versionPath(id) : VERSION_PATH, { replace: true }),
  });
  // who has areas releases within them only
  const grayType = user.areaIds.length > 0 ? BY_AREA : TO_ALL;
  const record = useMemo(
    () => ({ minVersionCode: 1, updateType: 1, grayType, grayValue: null, fileId: null, packageUrl: null }),
    [grayType],
  );
  return (
    <RecordForm record={record} onSubmit={create}>
      <RecordPage
        title={translate('version.create')}
        actions={<FormSaveBar isNew label={translate('version.keepDraft')} isSaving={isSaving} />}
        notice={problem && <RecordNotice {...problem} />}
      >
        <div style={{ overflow: 'auto', flex: 1 }}>
          <VersionInputs />
        </div>
      </RecordPage>
    </RecordForm>
  );
}
