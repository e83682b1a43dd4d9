/** The input that fits the type of a property. Values are text, as they travel. */
import { useTranslate, type Validator } from 'ra-core';
import { knownProperty } from '../../contract/properties.ts';
import type { PropertyRecord } from '../../contract/property.ts';
import { SelectField } from '../../kit/form/SelectField.tsx';
import { TextField } from '../../kit/form/TextField.tsx';
import { SecretField } from './SecretField.tsx';
import { usePropertyWords } from './use-property-words.ts';

interface PropertyValueFieldProps {
  property: Pick<PropertyRecord, 'name' | 'valueType' | 'defaultValue' | 'builtIn' | 'isSet'>;
  isReadOnly?: boolean;
}

export function PropertyValueField({ property, isReadOnly = false }: PropertyValueFieldProps) {
  const translate = useTranslate();
  const words = usePropertyWords();
  const { name, valueType, defaultValue, builtIn } = property;
  const validate: Validator = value => words.problemOf(valueType, value, name);
  const byDefault =
    builtIn === '1'
      ? translate('property.emptyIsDefault', { value: words.textOf(property, defaultValue) })
      : undefined;
  const help =
    [words.boundsOf(name), byDefault].filter(Boolean).join(translate('property.comma')) || undefined;
  const shared = {
    source: 'value',
    label: translate('property.record.field.value'),
    help,
    isDisabled: isReadOnly,
    validate,
  };
  switch (valueType) {
    case 'secret':
      return (
        <SecretField
          {...shared}
          label={translate('property.newSecret')}
          help={translate(property.isSet === 1 ? 'property.secretHelp' : 'property.secretUnset')}
        />
      );
    case 'bool':
      return (
        <SelectField
          {...shared}
          choices={['true', 'false'].map(value => ({ value, label: words.textOf(property, value) }))}
        />
      );
    case 'choice': {
      const known = knownProperty(name);
      const options = known?.type === 'choice' ? known.options : [];
      return (
        <SelectField
          {...shared}
          choices={options.map(value => ({ value, label: words.optionOf(name, value) }))}
        />
      );
    }
    case 'json':
      return <TextField {...shared} isMultiline isWide />;
    case 'int':
      return <TextField {...shared} type="number" />;
    default:
      return <TextField {...shared} isWide={valueType === 'url'} />;
  }
}
