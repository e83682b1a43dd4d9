import fc from 'fast-check';
import { CALL_TAG_DICTIONARY, DictionaryEntry, ORDER_TAG } from '../../../src/contract/dictionary.ts';
import { dictionaryRecord } from '../../../src/contract/dictionary-record.ts';
import { dictionary } from '../../../src/upstream/core/lookups/dictionary-table.ts';
import { type RulesOf, unique } from '../legal-values.ts';
import type { RoomFile } from '../room-files.ts';

export default {
  of: dictionaryRecord.calls,
  legal: async () => ({
    parentCode: fc.constant(CALL_TAG_DICTIONARY),
    parentValue: fc.constantFrom(null, ORDER_TAG),
  }),
  agreed: values => ({
    ...values,
    ...('dicValue' in values && { dicValue: unique(values.dicValue, 40) }),
    // a disabled value cannot be the default
    ...(values.isDefault === 1 ? { state: 1 } : 'state' in values && { isDefault: 0 }),
  }),
} satisfies RulesOf;

export const PAIRED: RoomFile['PAIRED'] = [['a dictionary entry', DictionaryEntry, dictionary, ['children']]];
