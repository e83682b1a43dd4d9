import { dictionaryRecord } from '../../contract/dictionary-record.ts';
import type { Served } from '../core/generic/served.ts';
import { dictionary } from '../core/lookups/dictionary-table.ts';
import { dictionaryRules } from './rules.ts';

export const served: Served = { resource: dictionaryRecord, table: dictionary, rules: dictionaryRules };
