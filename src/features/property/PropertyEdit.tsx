import Button from '@mui/material/Button';
import { useNavigate, useParams, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { type PropertyRecord, propertyCalls } from '../../contract/property.ts';
import { useMay } from '../../data/session-context.tsx';
import { EditedRecord } from '../../resource/record/EditedRecord.tsx';
import { LoadedRecord } from '../../resource/record/LoadedRecord.tsx';
import { DeleteProperty } from './DeleteProperty.tsx';
import { PropertyInputs } from './PropertyInputs.tsx';
import { PROPERTY, PROPERTY_PATH } from './paths.ts';
import { usePropertyFacts } from './use-property-facts.tsx';
import { usePropertyWords } from './use-property-words.ts';

export default function PropertyEdit() {
  const { id = '' } = useParams();
  return (
    <LoadedRecord<PropertyRecord> resource={PROPERTY} id={id}>
      {(property, refetch) => <OneProperty property={property} refetch={refetch} />}
    </LoadedRecord>
  );
}

function OneProperty({ property, refetch }: { property: PropertyRecord; refetch: () => Promise<unknown> }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const words = usePropertyWords();
  const [isDoomed, setDoomed] = useState(false);
  const mayDelete = useMay(propertyCalls.deleteProperty) && property.builtIn !== '1';
  const facts = usePropertyFacts(property);
  const show = (field: string, value: unknown) => {
    if (value === null || value === undefined) return '';
    if (field === 'value')
      return property.valueType === 'secret'
        ? translate('property.secretSet')
        : words.textOf(property, String(value));
    return String(value);
  };
  return (
    <EditedRecord
      resource={PROPERTY}
      objectType="property"
      record={property}
      refetch={refetch}
      call={propertyCalls.updateProperty}
      isOpen={property.editable !== 0}
      words={{ labelOf: field => translate(`property.record.field.${field}`, { _: field }), show }}
      fields={EDITED_FIELDS}
      savedWords="property.inEffect"
      page={({ mayEdit }) => ({
        title: words.labelOf(property),
        tag: translate(`property.builtIn.${property.builtIn}`),
        actions: (
          <>
            {mayDelete && (
              <Button variant="outlined" color="inherit" onClick={() => setDoomed(true)}>
                {translate('property.delete.label')}
              </Button>
            )}
            {mayEdit && <BackToDefault property={property} />}
          </>
        ),
        facts,
        tabs: [
          {
            key: 'data',
            label: translate('property.setting'),
            content: <PropertyInputs property={property} isReadOnly={!mayEdit} />,
          },
        ],
        children: isDoomed && (
          <DeleteProperty
            property={property}
            onClose={isDone => (isDone ? navigate(PROPERTY_PATH, { replace: true }) : setDoomed(false))}
          />
        ),
      })}
    />
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
