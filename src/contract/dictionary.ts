/** Words with codes, as they are read. 字典 dictionary · 区域 area · 来电标记 call tag. */
import * as z from 'zod/mini';
import { call, callGroup } from './grammar/call.ts';
import { anyOf } from './grammar/may.ts';
import { Flag, Id, line } from './grammar/wire.ts';

const entry = {
  id: Id,
  parentCode: z.string(),
  dicValue: z.string(),
  description: z.string(),
  /** default, primary, success, info, warning or danger. */
  listClass: z.nullable(z.string()),
  cssClass: z.nullable(z.string()),
  sort: z.int(),
  state: Flag,
  isDefault: Flag,
};

export const DictionaryEntry = z.object({ ...entry, children: z.array(z.object(entry)) });
export type DictionaryEntry = z.output<typeof DictionaryEntry>;

/** The dictionary of areas; an entry's `dicValue` is the area's id. */
/** react-admin's name of the resource that keeps them. */
export const DICTIONARY_RESOURCE = 'system-manage/dictionary';

export const AREA_DICTIONARY = 'area';
/** In place of an area: all of them. A record there is seen by everybody. */
export const ALL_AREAS = '-1';
export const CALL_TAG_DICTIONARY = 'callTag';
/** The call tags that lead to the form of an order, of a lost case and of a complaint. */
export const [ORDER_TAG, LOST_TAG, COMPLAINT_TAG] = ['1', '2', '3'] as const;
/** What the keys of the voice menu stand for. */
export const IVR_KEY_DICTIONARY = 'ivrKey';

export const dictionaryCalls = callGroup('dictionary', {
  queryDictList: call('GET', '/api/admin/dict/queryDictList', {
    query: z.object({ parentCode: z.optional(line(40)) }),
    data: z.array(DictionaryEntry),
    may: 'signed-in',
  }),
  /** The dictionary of the call centre: call tags. */
  queryQimoDictList: call('GET', '/api/admin/dict/queryQimoDictList', {
    query: z.object({ parentCode: z.optional(line(40)) }),
    data: z.array(DictionaryEntry),
    may: anyOf('monitoring.map', 'callmgr'),
  }),
});
