/**
 * Dictionaries as clerks keep them. 字典 dictionary · 字典值 value · 标签样式 list class · 样式名 css class ·
 * 默认值 default. A dictionary is an entry under no code; its values name it by `parentCode`, and a value under
 * another one names that by `parentValue`. A code or value stays as it was added: records elsewhere name it.
 */
import * as z from 'zod/mini';
import { DICTIONARY_RESOURCE } from './dictionary.ts';
import { choice, flag } from './grammar/kinds/choice.ts';
import { count } from './grammar/kinds/number.ts';
import { code, note, text } from './grammar/kinds/text.ts';
import { resource } from './grammar/resource.ts';

/** How a value looks in lists. */
export const LIST_CLASSES = ['default', 'primary', 'success', 'info', 'warning', 'danger'] as const;
export type ListClass = (typeof LIST_CLASSES)[number];

/** Values stand in lists between commas. */
const Code = z.string().check(z.trim(), z.minLength(1), z.maxLength(40), z.regex(/^[^\s,;，；、]+$/));
/** Names of classes with a space between, and nothing that could end an attribute. */
const ClassNames = z
  .string()
  .check(z.trim(), z.maxLength(100), z.regex(/^(?:[A-Za-z_][\w-]*(?: +[A-Za-z_][\w-]*)*)?$/));

export const dictionaryRecord = resource('dictionary', {
  path: DICTIONARY_RESOURCE,
  fields: {
    description: text(100).required().search(),
    listClass: choice(LIST_CLASSES),
    cssClass: text(100).valid(ClassNames),
    state: flag().initially(1),
    /** Takes over from the default before, of which there is one at most. */
    isDefault: flag().filled(),
    remark: note(200),
    /** Left out for a dictionary, which has an empty one. */
    parentCode: text(40).filled().fixed(),
    parentValue: text(40).fixed(),
    dicValue: code(40).required().valid(Code).fixed().search(),
    sort: count().filled().readOnly(),
    /** The product relies on it: it stays. */
    builtIn: choice(['0', '1']).filled().derived(),
    /** Of a dictionary all of its values, of a value those right under it. */
    valueCount: count().filled().derived(),
    /** 1 for dictionaries, 0 for values of whichever. */
    isDictionary: flag().filterOnly(),
  },
  equals: ['isDictionary', 'parentCode'],
  sorts: ['sort', 'dicValue', 'description'],
  may: {
    read: 'systemmgr',
    add: 'systemmgr:config',
    edit: 'systemmgr:config',
    remove: 'systemmgr:config',
    export: 'systemmgr',
  },
  // everybody reads the words
  mayHear: 'signed-in',
  isImportable: 'in order',
  fails: ['DUPLICATE', 'STATE_NOT_ALLOWED', 'OVER_LIMIT'],
});
export type DictionaryRecord = z.output<typeof dictionaryRecord.Row>;
