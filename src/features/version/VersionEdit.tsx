import { useGetOne, useNotify, useParams, useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { type AppVersion, DRAFT, versionCalls, WITHDRAWN } from '../../contract/app-version.ts';
import { logCalls } from '../../contract/log.ts';
import { useRecordLive } from '../../data/live/use-record-live.ts';
import { useMay } from '../../data/session-context.tsx';
import { useFailureText } from '../../data/use-failure-text.ts';
import { useRecordSave } from '../../data/use-record-save.ts';
import { RecordConflict } from '../../kit/conflict/RecordConflict.tsx';
import { FormSaveBar } from '../../kit/form/FormSaveBar.tsx';
import { RecordForm } from '../../kit/form/RecordForm.tsx';
import { RecordLoading } from '../../kit/record/RecordLoading.tsx';
import { RecordNotice } from '../../kit/record/RecordNotice.tsx';
import { RecordNotices } from '../../kit/record/RecordNotices.tsx';
import { RecordPage } from '../../kit/record/RecordPage.tsx';
import { UnsavedWatch } from '../../kit/record/UnsavedWatch.tsx';
import { RecordLog } from '../../nouns/record-log/RecordLog.tsx';
import { useRevisionTab } from '../../nouns/revision/use-revision-tab.tsx';
import { VERSION, VERSION_PATH } from './paths.ts';
import { type Act, StateActions } from './StateActions.tsx';
import { useVersionFacts } from './use-version-facts.tsx';
import { useVersionWords } from './use-version-words.ts';
import { VersionDialogs } from './VersionDialogs.tsx';
import { VersionInputs } from './VersionInputs.tsx';
import { VersionStatus } from './VersionStatus.tsx';

export default function VersionEdit() {
  const { id = '' } = useParams();
  const describe = useFailureText();
  const { data, error, refetch } = useGetOne<AppVersion>(VERSION, { id });
  if (!data) return <RecordLoading error={error ? describe(error) : undefined} onRetry={() => refetch()} />;
  return <VersionRecord key={data.id} version={data} refetch={refetch} />;
}

interface VersionRecordProps {
  version: AppVersion;
  refetch: () => Promise<unknown>;
}

function VersionRecord({ version, refetch }: VersionRecordProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const describe = useFailureText();
  const { nameOf, labelOf, show } = useVersionWords();
  const [act, setAct] = useState<Act | null>(null);
  const mayCall = useMay(versionCalls.updateVersion);
  const mayAdd = useMay(versionCalls.createVersion);
  const mayReadLog = useMay(logCalls.listOperateLog);
  const live = useRecordLive({
    resource: VERSION,
    recordId: version.id,
    mayEdit: mayCall && version.state !== WITHDRAWN,
    refetch,
  });
  const mayAct = mayCall && !live.isReadOnly;
  const mayEdit = mayAct && version.state !== WITHDRAWN;
  const anewPath = mayAdd ? `${VERSION_PATH}/create` : undefined;
  const facts = useVersionFacts(version);
  const revisionTab = useRevisionTab({
    objectType: 'appVersion',
    objectId: version.id,
    labelOf,
    show,
    mayRestore: mayEdit && version.state === DRAFT,
    onRestored: () => refetch(),
  });
  const record = useMemo(() => formOf(version), [version]);
  const save = useRecordSave({
    resource: VERSION,
    call: versionCalls.updateVersion,
    record,
    onSaved: () => notify('kit.record.saved', { type: 'success' }),
  });
  return (
    <>
      <RecordForm record={record} onSubmit={save.save}>
        <UnsavedWatch onChange={live.setUnsaved} />
        <RecordPage
          title={nameOf(version)}
          status={<VersionStatus state={version.state} />}
          actions={
            <>
              {mayAct && <StateActions version={version} onAct={setAct} />}
              {mayEdit && <FormSaveBar isSaving={save.isSaving} />}
            </>
          }
          notice={
            <>
              <RecordNotices notices={live.notices} anewPath={anewPath} />
              {save.failure ? <RecordNotice {...describe(save.failure)} anewPath={anewPath} /> : null}
            </>
          }
          facts={facts}
          tabs={[
            {
              key: 'data',
              label: translate('version.tab'),
              content: (
                <VersionInputs
                  version={version}
                  isFixed={!mayEdit || version.state !== DRAFT}
                  isReadOnly={!mayEdit}
                />
              ),
            },
            ...revisionTab,
          ]}
          aside={
            mayReadLog && (
              <RecordLog objectType="appVersion" objectId={version.id} labelOf={labelOf} lock={live.lock} />
            )
          }
        />
        <RecordConflict save={save} fields={EDITED_FIELDS} labelOf={labelOf} show={show} />
      </RecordForm>
      {act && <VersionDialogs version={version} act={act} refetch={refetch} onClose={() => setAct(null)} />}
    </>
  );
}

/** The address of a package of ours is signed anew at every reading, and no field. */
const formOf = (version: AppVersion): AppVersion =>
  version.fileId ? { ...version, packageUrl: null } : version;

const EDITED_FIELDS = [
  'app',
  'platform',
  'versionName',
  'versionCode',
  'minVersionCode',
  'updateType',
  'content',
  'fileId',
  'packageUrl',
  'grayType',
  'grayValue',
  'state',
  'remark',
];
