import fc from 'fast-check';
import { PropertyRecord, propertyCalls } from '../../../src/contract/property.ts';
import type { ValueType } from '../../../src/contract/property-value.ts';
import { property } from '../../../src/upstream/core/properties.ts';
import { HOSTILE_TEXTS } from '../../builders/arbitrary.ts';
import { type RulesOf, unique } from '../legal-values.ts';
import type { RoomFile } from '../room-files.ts';

export default {
  of: { create: propertyCalls.addProperty },
  legal: async () => ({
    value: fc.oneof(
      fc.constantFrom(...HOSTILE_TEXTS),
      fc.string({ unit: 'grapheme', maxLength: 100 }).map(text => text.replaceAll('\u0000', '')),
    ),
  }),
  agreed: (values, before) => {
    const type = (values.valueType ?? before?.valueType) as ValueType;
    return {
      ...values,
      ...('name' in values && { name: unique(values.name, 80) }),
      ...('value' in values && { value: propertyValue(type, String(values.value)) }),
    };
  },
  secrets: ({ valueType }, before) => ((valueType ?? before?.valueType) === 'secret' ? ['value'] : []),
} satisfies RulesOf;

/** As text, in the one spelling that each type has. */
function propertyValue(type: ValueType, text: string): string {
  switch (type) {
    case 'int':
      return String(text.length * 7919);
    case 'bool':
      return String(text.length % 2 === 0);
    case 'json':
      return JSON.stringify({ text, list: [1.5, null, text] });
    case 'url':
      return `https://example.com/${encodeURIComponent(text)}`;
    case 'secret':
      return `secret ${text}`;
    default:
      return text;
  }
}

const found = { list: propertyCalls.listProperties, query: { size: 200 } };
export const VERSIONED: RoomFile['VERSIONED'] = {
  'property.updateProperty': found,
  'property.deleteProperty': found,
};

export const ADDED: RoomFile['ADDED'] = [
  [propertyCalls.addProperty, { name: 'own.text', valueType: 'string', value: 'a', groupName: 'own' }],
];

export const PAIRED: RoomFile['PAIRED'] = [
  ['a property', PropertyRecord, property, ['builtIn', 'defaultValue', 'editable', 'isSet', 'state']],
];
