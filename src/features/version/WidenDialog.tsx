/** A released version goes to more people; fewer, only by withdrawing it. */
import { useNotify, useTranslate } from 'ra-core';
import { type AppVersion, versionCalls } from '../../contract/app-version.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { useRecordSave } from '../../data/use-record-save.ts';
import { RecordConflict } from '../../kit/conflict/RecordConflict.tsx';
import { DialogForm } from '../../kit/form/DialogForm.tsx';
import { DraftsProvider } from '../../kit/form/drafts-context.ts';
import { FieldGrid } from '../../kit/form/FieldGrid.tsx';
import { RecordNotice } from '../../kit/record/RecordNotice.tsx';
import { VERSION } from './paths.ts';
import { ReachFields } from './ReachFields.tsx';
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
      notify('version.widen.done', {
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
        title={translate('version.widen.title', { name: nameOf(version) })}
        saveLabel={translate('version.act.widen')}
        isSaving={save.isSaving}
        notice={
          save.failure ? (
            <RecordNotice {...describe(save.failure)} />
          ) : (
            <RecordNotice text={translate('version.widen.why', { reach: reachOf(version) })} tone="warning" />
          )
        }
        onClose={onClose}
      >
        <FieldGrid>
          <ReachFields />
        </FieldGrid>
        <RecordConflict save={save} fields={REACH} labelOf={labelOf} show={show} />
      </DialogForm>
    </DraftsProvider>
  );
}

const REACH = ['state', 'grayType', 'grayValue'];
