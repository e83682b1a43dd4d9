/** One record of an entity: form, lock, what others do with it meanwhile, conflict, earlier versions and log. */
import { type RaRecord, useGetOne, useNavigate, useNotify, useParams, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { AnyEntity } from '../../contract/entity.ts';
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
import { RecordPage, type RecordPageProps } from '../../kit/record/RecordPage.tsx';
import { UnsavedWatch } from '../../kit/record/UnsavedWatch.tsx';
import { RecordLog } from '../record-log/RecordLog.tsx';
import { useRevisionTab } from '../revision/use-revision-tab.tsx';
import type { EntityInputs } from './EntityCreate.tsx';
import { useEntityWords } from './use-entity-words.ts';

interface EntityEditProps<Row extends RaRecord> {
  entity: AnyEntity;
  inputs: EntityInputs;
  nameOf: (row: Row) => string;
  /** A field's value in words, where two versions of it stand beside each other; as it is, without. */
  show?: (field: string, value: unknown) => string;
  /** Whatever else the page shows of the record. */
  parts?: (row: Row, state: { mayEdit: boolean; refetch: () => Promise<unknown> }) => Parts;
}

type Parts = Pick<RecordPageProps, 'tag' | 'status' | 'facts' | 'tabs' | 'children'> & {
  actions?: ReactNode;
};

export function EntityEdit<Row extends RaRecord>(props: EntityEditProps<Row>) {
  const { id = '' } = useParams();
  const describe = useFailureText();
  const { data, error, refetch } = useGetOne<Row>(props.entity.resource, { id: id as Row['id'] });
  if (!data) return <RecordLoading error={error ? describe(error) : undefined} onRetry={() => refetch()} />;
  return <EntityRecord key={data.id} {...props} row={data} refetch={refetch} />;
}

interface EntityRecordProps<Row extends RaRecord> extends EntityEditProps<Row> {
  row: Row;
  refetch: () => Promise<unknown>;
}

function EntityRecord<Row extends RaRecord>(props: EntityRecordProps<Row>) {
  const { entity, row, refetch, nameOf, inputs: Inputs, show = asText, parts } = props;
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const describe = useFailureText();
  const { labelOf } = useEntityWords(entity);
  const mayCall = useMay(entity.calls.update);
  const mayReadLog = useMay(logCalls.listOperateLog);
  const recordId = String(row.id);
  const live = useRecordLive({ resource: entity.resource, recordId, mayEdit: mayCall, refetch });
  const mayEdit = mayCall && !live.isReadOnly;
  const save = useRecordSave({
    resource: entity.resource,
    call: entity.calls.update,
    record: row,
    onSaved: () => notify('kit.record.saved', { type: 'success' }),
  });
  const revisionTab = useRevisionTab({
    objectType: entity.name,
    objectId: recordId,
    labelOf,
    show,
    mayRestore: mayEdit,
    onRestored: anewId => (anewId === undefined ? refetch() : navigate(`/${entity.resource}/${anewId}`)),
  });
  const { actions, children, tabs = [], ...shown } = parts?.(row, { mayEdit, refetch }) ?? {};
  const form = (
    <>
      <Inputs isReadOnly={!mayEdit} />
      {children}
    </>
  );
  const others = [...tabs, ...revisionTab];
  return (
    <RecordForm record={row} onSubmit={save.save}>
      <UnsavedWatch onChange={live.setUnsaved} />
      <RecordPage
        title={nameOf(row)}
        {...shown}
        actions={
          <>
            {actions}
            {mayEdit && <FormSaveBar isSaving={save.isSaving} />}
          </>
        }
        notice={
          <>
            <RecordNotices notices={live.notices} />
            {save.failure ? <RecordNotice {...describe(save.failure)} /> : null}
          </>
        }
        aside={
          mayReadLog && (
            <RecordLog objectType={entity.name} objectId={recordId} labelOf={labelOf} lock={live.lock} />
          )
        }
        tabs={
          others.length > 0
            ? [{ key: 'data', label: translate('entity.data'), content: form }, ...others]
            : undefined
        }
      >
        {others.length === 0 && form}
      </RecordPage>
      <RecordConflict save={save} fields={entity.inputs} labelOf={labelOf} show={show} />
    </RecordForm>
  );
}

const asText = (_field: string, value: unknown) => String(value ?? '');
