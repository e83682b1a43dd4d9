import { useParams, useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { type AppVersion, DRAFT, versionCalls, WITHDRAWN } from '../../contract/app-version.ts';
import { useMay } from '../../data/session-context.tsx';
import { EditedRecord } from '../../nouns/record/EditedRecord.tsx';
import { LoadedRecord } from '../../nouns/record/LoadedRecord.tsx';
import { VERSION, VERSION_PATH } from './paths.ts';
import { type Act, StateActions } from './StateActions.tsx';
import { useVersionFacts } from './use-version-facts.tsx';
import { useVersionWords } from './use-version-words.ts';
import { VersionDialogs } from './VersionDialogs.tsx';
import { VersionInputs } from './VersionInputs.tsx';
import { VersionStatus } from './VersionStatus.tsx';

export default function VersionEdit() {
  const { id = '' } = useParams();
  return (
    <LoadedRecord<AppVersion> resource={VERSION} id={id}>
      {(version, refetch) => <VersionRecord version={version} refetch={refetch} />}
    </LoadedRecord>
  );
}

interface VersionRecordProps {
  version: AppVersion;
  refetch: () => Promise<unknown>;
}

function VersionRecord({ version, refetch }: VersionRecordProps) {
  const translate = useTranslate();
  const { nameOf, labelOf, show } = useVersionWords();
  const [act, setAct] = useState<Act | null>(null);
  const mayCall = useMay(versionCalls.updateVersion);
  const mayAdd = useMay(versionCalls.createVersion);
  const facts = useVersionFacts(version);
  const record = useMemo(() => formOf(version), [version]);
  return (
    <>
      <EditedRecord
        resource={VERSION}
        objectType="appVersion"
        record={record}
        refetch={refetch}
        call={versionCalls.updateVersion}
        isOpen={version.state !== WITHDRAWN}
        isRestorable={version.state === DRAFT}
        words={{ labelOf, show }}
        fields={EDITED_FIELDS}
        anewPath={mayAdd ? `${VERSION_PATH}/create` : undefined}
        page={({ mayEdit, isHeld }) => ({
          title: nameOf(version),
          status: <VersionStatus state={version.state} />,
          actions: mayCall && !isHeld && <StateActions version={version} onAct={setAct} />,
          facts,
          tabs: [
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
          ],
        })}
      />
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
