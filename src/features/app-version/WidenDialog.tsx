/** A released version goes to more people; fewer, only by withdrawing it. */
import { useNotify, useTranslate } from 'ra-core';
import { type AppVersion, versionCalls } from '../../contract/app-version.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { useRecordSave } from '../../data/use-record-save.ts';
import { RecordConflict } from '../../kit/conflict/RecordConflict.tsx';
import { DialogForm } from '../../kit/form/DialogForm.tsx';
import { DraftsProvider } from '../../kit/form/drafts-context.ts';
import { RecordNotice } from '../../kit/record/RecordNotice.tsx';
import { ResourceForm } from '../../resource/pages/ResourceForm.tsx';
import pages from './pages.tsx';
import { VERSION } from './paths.ts';
import { useVersionWords } from './use-version-words.ts';

interface WidenDialogProps {
  version: AppVersion;
  onClose: () => void;
}

export function WidenDialog({ version, onClose }: WidenDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const describe = useFailureText();
  const { nameOf, reachOf, labelOf, show } = useVersionWords();
  const save = useRecordSave({
    resource: VERSION,
    call: versionCalls.updateVersion,
    record: version,
    onSaved: saved => {
      notify('appVersion.widen.done', {
        type: 'success',
        messageArgs: { name: nameOf(version), reach: reachOf(saved as AppVersion) },
      });
      onClose();
    },
  });
  return (
    // what is typed here is no draft of the page under it
    <DraftsProvider value={null}>
      <DialogForm
        record={version}
        onSubmit={save.save}
        title={translate('appVersion.widen.title', { name: nameOf(version) })}
        saveLabel={translate('appVersion.act.widen')}
        isSaving={save.isSaving}
        notice={
          save.failure ? (
            <RecordNotice {...describe(save.failure)} />
          ) : (
            <RecordNotice
              text={translate('appVersion.widen.why', { reach: reachOf(version) })}
              tone="warning"
            />
          )
        }
        onClose={onClose}
      >
        <ResourceForm pages={REACH_PAGES} />
        <RecordConflict save={save} fields={REACH} labelOf={labelOf} show={show} />
      </DialogForm>
    </DraftsProvider>
  );
}

const REACH_PAGES = { ...pages, form: ['grayType', 'grayValue'], isFixed: undefined };
const REACH = ['state', 'grayType', 'grayValue'];
