/** A property of the operator's own, for programs of his that read it. */
import { useNavigate, useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { PropertyKey, propertyCalls } from '../../contract/property.ts';
import { VALUE_TYPES, type ValueType } from '../../contract/property-value.ts';
import { useRecordCreate } from '../../data/use-record-create.ts';
import { FieldGrid } from '../../kit/form/FieldGrid.tsx';
import { FormSaveBar } from '../../kit/form/FormSaveBar.tsx';
import { fits, rulesOf } from '../../kit/form/fits.ts';
import { RecordForm } from '../../kit/form/RecordForm.tsx';
import { SelectField } from '../../kit/form/SelectField.tsx';
import { TextField } from '../../kit/form/TextField.tsx';
import { RecordNotice } from '../../kit/record/RecordNotice.tsx';
import { RecordPage } from '../../kit/record/RecordPage.tsx';
import { PropertyValueField } from './PropertyValueField.tsx';
import { PROPERTY, PROPERTY_PATH, propertyPath } from './paths.ts';

const rule = rulesOf(propertyCalls.addProperty.body.shape);
const OWN_TYPES = VALUE_TYPES.filter(type => type !== 'choice');

export default function PropertyCreate() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { create, isSaving, problem } = useRecordCreate({
    resource: PROPERTY,
    onCreated: ({ id }) => navigate(id ? propertyPath(id) : PROPERTY_PATH, { replace: true }),
  });
  return (
    <RecordForm record={NEW_PROPERTY} onSubmit={create}>
      <RecordPage
        title={translate('property.add')}
        actions={<FormSaveBar isNew label={translate('property.addNow')} isSaving={isSaving} />}
        notice={problem && <RecordNotice {...problem} />}
      >
        <div style={{ overflow: 'auto', flex: 1 }}>
          <Inputs />
        </div>
      </RecordPage>
    </RecordForm>
  );
}

function Inputs() {
  const translate = useTranslate();
  const label = (field: string) => translate(`property.record.field.${field}`);
  const valueType = (useWatch({ name: 'valueType' }) ?? 'string') as ValueType;
  return (
    <FieldGrid>
      <TextField
        {...rule('name')}
        label={label('name')}
        help={translate('property.nameHelp')}
        validate={[rule('name').validate, fits(PropertyKey, 'property.nameHelp')].flat()}
      />
      <TextField {...rule('groupName')} label={label('groupName')} help={translate('property.groupHelp')} />
      <SelectField
        source="valueType"
        label={label('valueType')}
        choices={OWN_TYPES.map(type => ({ value: type, label: translate(`property.type.${type}`) }))}
      />
      <PropertyValueField
        key={valueType}
        property={{ name: '', valueType, defaultValue: null, builtIn: '0', isSet: 0 }}
      />
      <TextField {...rule('description')} label={label('description')} isWide />
      <TextField {...rule('remark')} label={label('remark')} isMultiline isWide />
    </FieldGrid>
  );
}

const NEW_PROPERTY = { valueType: 'string', value: null };
