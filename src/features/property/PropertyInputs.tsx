import { useTranslate } from 'ra-core';
import { type PropertyRecord, propertyCalls } from '../../contract/property.ts';
import { FieldGrid } from '../../kit/form/FieldGrid.tsx';
import { rulesOf } from '../../kit/form/fits.ts';
import { TextField } from '../../kit/form/TextField.tsx';
import { PropertyValueField } from './PropertyValueField.tsx';

const rule = rulesOf(propertyCalls.updateProperty.body.shape);

/** What the product knows of a property is not the administrator's to change. */
export function PropertyInputs({
  property,
  isReadOnly = false,
}: {
  property: PropertyRecord;
  isReadOnly?: boolean;
}) {
  const translate = useTranslate();
  const label = (field: string) => translate(`property.record.field.${field}`);
  return (
    <FieldGrid>
      <PropertyValueField property={property} isReadOnly={isReadOnly} />
      {property.builtIn !== '1' && (
        <>
          <TextField {...rule('groupName')} label={label('groupName')} isDisabled={isReadOnly} />
          <TextField {...rule('description')} label={label('description')} isWide isDisabled={isReadOnly} />
        </>
      )}
      <TextField {...rule('remark')} label={label('remark')} isMultiline isWide isDisabled={isReadOnly} />
    </FieldGrid>
  );
}
