import { useParams } from 'ra-core';
import { useMemo, useState } from 'react';
import { type AppVersion, DRAFT, versionCalls, WITHDRAWN } from '../../contract/app-version.ts';
import { useMay } from '../../data/session-context.tsx';
import { ResourceRecord } from '../../resource/pages/ResourceEdit.tsx';
import { LoadedRecord } from '../../resource/record/LoadedRecord.tsx';
import pages from './pages.tsx';
import { VERSION, VERSION_PATH } from './paths.ts';
import { type Act, StateActions } from './StateActions.tsx';
import { useVersionWords } from './use-version-words.ts';
import { VersionDialogs } from './VersionDialogs.tsx';

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
  const { nameOf, show } = useVersionWords();
  const [act, setAct] = useState<Act | null>(null);
  const mayCall = useMay(versionCalls.updateVersion);
  const mayAdd = useMay(versionCalls.createVersion);
  const record = useMemo(() => formOf(version), [version]);
  return (
    <>
      <ResourceRecord
        pages={pages}
        row={version}
        refetch={refetch}
        record={record}
        isOpen={version.state !== WITHDRAWN}
        isRestorable={version.state === DRAFT}
        show={show}
        anewPath={mayAdd ? `${VERSION_PATH}/create` : undefined}
        parts={(_, { isHeld }) => ({
          title: nameOf(version),
          actions: mayCall && !isHeld && <StateActions version={version} onAct={setAct} />,
        })}
      />
      {act && <VersionDialogs version={version} act={act} refetch={refetch} onClose={() => setAct(null)} />}
    </>
  );
}

/** The address of a package of ours is signed anew at every reading, and no field. */
const formOf = (version: AppVersion): AppVersion =>
  version.fileId ? { ...version, packageUrl: null } : version;
