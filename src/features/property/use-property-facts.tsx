import { useTranslate } from 'ra-core';
import type { PropertyRecord } from '../../contract/property.ts';
import { Time } from '../../kit/format/Time.tsx';
import type { Fact } from '../../kit/record/Facts.tsx';
import { MONO } from '../../kit/theme/tokens.ts';
import { usePropertyWords } from './use-property-words.ts';

export function usePropertyFacts(property: PropertyRecord): Fact[] {
  const translate = useTranslate();
  const words = usePropertyWords();
  const label = (field: string) => translate(`property.record.field.${field}`);
  const help = words.helpOf(property);
  return [
    { label: label('name'), value: <span style={{ fontFamily: MONO, fontSize: 12 }}>{property.name}</span> },
    { label: label('valueType'), value: translate(`property.type.${property.valueType}`) },
    { label: translate('property.now'), value: words.shown(property) },
    ...(property.builtIn === '1'
      ? [{ label: label('defaultValue'), value: words.textOf(property, property.defaultValue) }]
      : []),
    {
      label: translate('property.since'),
      value: (
        <>
          <Time value={property.updatedOn || null} missing={translate('property.never')} />{' '}
          {property.version > 0 && property.updatedBy}
        </>
      ),
    },
    ...(help ? [{ label: label('description'), value: help }] : []),
  ];
}
