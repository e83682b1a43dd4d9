import Button from '@mui/material/Button';
import { useGetOne, useNavigate, useNotify, useParams, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { logCalls } from '../../contract/log.ts';
import { type PropertyRecord, propertyCalls } from '../../contract/property.ts';
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
import { DeleteProperty } from './DeleteProperty.tsx';
import { PropertyInputs } from './PropertyInputs.tsx';
import { PROPERTY, PROPERTY_PATH } from './paths.ts';
import { usePropertyFacts } from './use-property-facts.tsx';
import { usePropertyWords } from './use-property-words.ts';

export default function PropertyEdit() {
  const { id = '' } = useParams();
  const describe = useFailureText();
  const { data, error, refetch } = useGetOne<PropertyRecord>(PROPERTY, { id });
  if (!data) return <RecordLoading error={error ? describe(error) : undefined} onRetry={() => refetch()} />;
  return <OneProperty key={data.id} property={data} refetch={refetch} />;
}

function OneProperty({ property, refetch }: { property: PropertyRecord; refetch: () => Promise<unknown> }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const notify = useNotify();
  const describe = useFailureText();
  const words = usePropertyWords();
  const [isDoomed, setDoomed] = useState(false);
  const mayCall = useMay(propertyCalls.updateProperty) && property.editable !== 0;
  const mayDelete = useMay(propertyCalls.deleteProperty) && property.builtIn === '0';
  const mayReadLog = useMay(logCalls.listOperateLog);
  const live = useRecordLive({ resource: PROPERTY, recordId: property.id, mayEdit: mayCall, refetch });
  const mayEdit = mayCall && !live.isReadOnly;
  const facts = usePropertyFacts(property);
  const labelOf = (field: string) => translate(`property.record.field.${field}`, { _: field });
  const show = (field: string, value: unknown) => {
    if (value === null || value === undefined) return '';
    if (field === 'value')
      return property.valueType === 'secret'
        ? translate('property.secretSet')
        : words.textOf(property, String(value));
    return String(value);
  };
  const revisionTab = useRevisionTab({
    objectType: 'property',
    objectId: property.id,
    labelOf,
    show,
    mayRestore: mayEdit,
    onRestored: () => refetch(),
  });
  const save = useRecordSave({
    resource: PROPERTY,
    call: propertyCalls.updateProperty,
    record: property,
    onSaved: () => notify('property.inEffect', { type: 'success' }),
  });
  return (
    <RecordForm record={property} onSubmit={save.save}>
      <UnsavedWatch onChange={live.setUnsaved} />
      <RecordPage
        title={words.labelOf(property)}
        tag={translate(`property.builtIn.${property.builtIn}`)}
        actions={
          <>
            {mayDelete && (
              <Button variant="outlined" color="inherit" onClick={() => setDoomed(true)}>
                {translate('property.delete.label')}
              </Button>
            )}
            {mayEdit && <BackToDefault property={property} />}
            {mayEdit && <FormSaveBar isSaving={save.isSaving} />}
          </>
        }
        notice={
          <>
            <RecordNotices notices={live.notices} />
            {save.failure ? <RecordNotice {...describe(save.failure)} /> : null}
          </>
        }
        facts={facts}
        tabs={[
          {
            key: 'data',
            label: translate('property.setting'),
            content: <PropertyInputs property={property} isReadOnly={!mayEdit} />,
          },
          ...revisionTab,
        ]}
        aside={
          mayReadLog && (
            <RecordLog objectType="property" objectId={property.id} labelOf={labelOf} lock={live.lock} />
          )
        }
      />
      <RecordConflict save={save} fields={EDITED_FIELDS} labelOf={labelOf} show={show} />
      {isDoomed && (
        <DeleteProperty
          property={property}
          onClose={isDone => (isDone ? navigate(PROPERTY_PATH, { replace: true }) : setDoomed(false))}
        />
      )}
    </RecordForm>
  );
}

/** Empties the field, which is the default; it holds once it is saved. */
function BackToDefault({ property }: { property: PropertyRecord }) {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const value: unknown = useWatch({ name: 'value' });
  const isSecret = property.valueType === 'secret';
  const isThere = !isSecret && property.builtIn === '1' && value !== null && value !== property.defaultValue;
  if (!isThere) return null;
  return (
    <Button
      variant="outlined"
      color="inherit"
      onClick={() => setValue('value', null, { shouldDirty: true, shouldValidate: true })}
    >
      {translate('property.toDefault')}
    </Button>
  );
}

const EDITED_FIELDS = ['value', 'groupName', 'description', 'remark'];
