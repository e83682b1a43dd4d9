/**
 * The page of one record, whichever it is: its form, its lock and what others do with it meanwhile, what a conflict
 * asks, its log and its earlier versions. What is on it is said by `page`.
 */
import { type RaRecord, useNavigate, useNotify } from 'ra-core';
import type { ReactNode } from 'react';
import type { AnyCall } from '../../contract/grammar/call.ts';
import { logCalls } from '../../contract/log.ts';
import { useRecordLive } from '../../data/live/use-record-live.ts';
import { useMay } from '../../data/session-context.tsx';
import { useFailureText } from '../../data/use-failure-text.ts';
import { useRecordSave } from '../../data/use-record-save.ts';
import { RecordConflict } from '../../kit/conflict/RecordConflict.tsx';
import { FormSaveBar } from '../../kit/form/FormSaveBar.tsx';
import { RecordForm } from '../../kit/form/RecordForm.tsx';
import { UnsavedWatch } from '../../kit/form/UnsavedWatch.tsx';
import { late } from '../../kit/late.tsx';
import { RecordNotice } from '../../kit/record/RecordNotice.tsx';
import { RecordNotices } from '../../kit/record/RecordNotices.tsx';
import { RecordPage, type RecordPageProps } from '../../kit/record/RecordPage.tsx';
import { SkeletonLines } from '../../kit/record/SkeletonLines.tsx';
import type { RevisionWords } from '../revision/revision-words.ts';
import { useRevisionTab } from '../revision/use-revision-tab.tsx';
import { RecordEditContext } from './RecordContexts.tsx';

export interface EditedRecordProps {
  resource: string;
  /** As the operate log and the earlier versions name it. */
  objectType: string;
  record: RaRecord;
  refetch: () => Promise<unknown>;
  /** The call that saves it. */
  call: AnyCall;
  /** Whether who may make that call may make it for this very record. */
  isOpen?: boolean;
  /** Whether an earlier version may take its place; where it may be changed at all, unless said otherwise. */
  isRestorable?: boolean;
  /** Its fields, where two states of it stand beside each other. */
  words: RevisionWords;
  /** What a conflict asks about. */
  fields: readonly string[];
  /** Lists in which two changes hold together, and what names their entries. */
  lists?: Readonly<Record<string, (entry: unknown) => string>>;
  /** Where it can be made anew when somebody has deleted it. */
  anewPath?: string;
  /** What a save is told with. */
  savedWords?: string;
  page: (state: RecordState) => DrawnRecord;
}

export interface RecordState {
  mayEdit: boolean;
  isSaving: boolean;
  /** Somebody else has it, or it is gone. */
  isHeld: boolean;
}

export interface DrawnRecord extends Omit<RecordPageProps, 'aside'> {
  /** In the place of the usual one. */
  saveBar?: ReactNode;
  /** What the tab of the log is called, for a page that is too narrow to have it beside the form. */
  logTab?: string;
}

export function EditedRecord(props: EditedRecordProps) {
  const { resource, objectType, record, refetch, call, words, anewPath } = props;
  const { isOpen = true, isRestorable = true } = props;
  const notify = useNotify();
  const navigate = useNavigate();
  const describe = useFailureText();
  const mayCall = useMay(call) && isOpen;
  const mayReadLog = useMay(logCalls.listOperateLog);
  const recordId = String(record.id);
  const live = useRecordLive({ resource, recordId, mayEdit: mayCall, refetch });
  const mayEdit = mayCall && !live.isReadOnly;
  const revisionTab = useRevisionTab({
    objectType,
    objectId: recordId,
    ...words,
    mayRestore: mayEdit && isRestorable,
    onRestored: anewId => (anewId === undefined ? refetch() : navigate(`/${resource}/${anewId}`)),
  });
  const save = useRecordSave({
    resource,
    call,
    record,
    onSaved: () => notify(props.savedWords ?? 'kit.record.saved', { type: 'success' }),
  });
  const { isSaving } = save;
  const failure = save.failure ? describe(save.failure) : undefined;
  // what it offers is offered already where the others have told of it
  const isTold = failure?.isMissing && live.notices.some(({ isGone }) => isGone);
  const drawn = props.page({ mayEdit, isSaving, isHeld: live.isReadOnly });
  const {
    saveBar = <FormSaveBar isSaving={isSaving} />,
    actions,
    notice,
    tabs = [],
    logTab,
    ...page
  } = drawn;
  const log = mayReadLog && <RecordLog objectType={objectType} objectId={recordId} lock={live.lock} />;
  const others = [...revisionTab, ...(logTab && log ? [{ key: 'log', label: logTab, content: log }] : [])];
  return (
    <RecordForm record={record} onSubmit={save.save}>
      <RecordEditContext resource={resource} record={record} refetch={refetch} isSaving={isSaving}>
        <UnsavedWatch onChange={live.setUnsaved} />
        <RecordPage
          {...page}
          actions={
            <>
              {actions}
              {mayEdit && saveBar}
            </>
          }
          notice={
            <>
              <RecordNotices notices={live.notices} anewPath={anewPath} />
              {failure && !isTold && <RecordNotice {...failure} anewPath={anewPath} />}
              {notice}
            </>
          }
          tabs={tabs.length > 0 ? [...tabs, ...others] : undefined}
          aside={!logTab && log}
        />
        <RecordConflict save={save} fields={props.fields} {...words} lists={props.lists} />
      </RecordEditContext>
    </RecordForm>
  );
}

/** It brings the words of whatever may be logged. */
const RecordLog = late(() => import('../record-log/RecordLog.tsx'), 'RecordLog', {
  words: ['recordLog'],
  waiting: <SkeletonLines />,
});
