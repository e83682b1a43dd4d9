/**
 * Dictionaries as clerks keep them. 字典 dictionary · 字典值 value · 标签样式 list class · 样式名 css class ·
 * 默认值 default. A dictionary is an entry under no code; its values name it by `parentCode`, and a value under
 * another one names that by `parentValue`. A code or value stays as it was added: records elsewhere name it.
 */
import * as z from 'zod/mini';
import { DICTIONARY_RESOURCE } from './dictionary.ts';
import { entity } from './grammar/entity.ts';
import { Flag, filledLine, line } from './grammar/wire.ts';

/** How a value looks in lists. */
export const LIST_CLASSES = ['default', 'primary', 'success', 'info', 'warning', 'danger'] as const;
export type ListClass = (typeof LIST_CLASSES)[number];

/** Values stand in lists between commas. */
const Code = z.string().check(z.trim(), z.minLength(1), z.maxLength(40), z.regex(/^[^\s,;，；、]+$/));
/** Names of classes with a space between, and nothing that could end an attribute. */
const ClassNames = z
  .string()
  .check(z.trim(), z.maxLength(100), z.regex(/^(?:[A-Za-z_][\w-]*(?: +[A-Za-z_][\w-]*)*)?$/));

export const dictionaryRecord = entity('dictionary', {
  resource: DICTIONARY_RESOURCE,
  fields: {
    /** Empty for a dictionary itself. */
    parentCode: z.string(),
    parentValue: z.nullable(z.string()),
    dicValue: z.string(),
    description: z.string(),
    listClass: z.nullable(z.string()),
    cssClass: z.nullable(z.string()),
    sort: z.int(),
    state: Flag,
    isDefault: Flag,
    /** The product relies on it: it stays. */
    builtIn: z.enum(['0', '1']),
    /** Of a dictionary all of its values, of a value those right under it. */
    valueCount: z.int(),
  },
  input: {
    description: filledLine(100),
    listClass: z.optional(z.nullable(z.enum(LIST_CLASSES))),
    cssClass: z.optional(z.nullable(ClassNames)),
    state: z.optional(Flag),
    /** Takes over from the default before, of which there is one at most. */
    isDefault: z.optional(Flag),
    remark: z.optional(z.nullable(line(200))),
  },
  fixed: {
    /** Left out for a dictionary. */
    parentCode: z.optional(line(40)),
    parentValue: z.optional(z.nullable(line(40))),
    dicValue: Code,
  },
  equals: {
    /** 1 for dictionaries, 0 for values of whichever. */
    isDictionary: Flag,
    parentCode: line(40),
  },
  searches: ['description', 'dicValue'],
  sorts: ['sort', 'dicValue', 'description'],
  may: {
    read: 'systemmgr',
    add: 'systemmgr:config',
    edit: 'systemmgr:config',
    remove: 'systemmgr:config',
    export: 'systemmgr',
  },
  isImportable: true,
  fails: ['DUPLICATE', 'STATE_NOT_ALLOWED', 'OVER_LIMIT'],
});
export type DictionaryRecord = z.output<typeof dictionaryRecord.Row>;
