/** Values as a file has them: what goes out comes in again. */
import { useTranslate } from 'ra-core';
import { type DictionaryRecord, LIST_CLASSES } from '../../contract/dictionary-record.ts';
import type { Column } from '../../kit/list/column.ts';
import type { FieldToImport } from '../../resource/imports/field.ts';

const FIELDS = [
  'parentCode',
  'parentValue',
  'dicValue',
  'description',
  'listClass',
  'cssClass',
  'state',
  'isDefault',
  'remark',
] as const;

/** Of fields whose values have words, the values and the key of each. */
const WORDS = {
  listClass: { under: 'dictionary.look', values: LIST_CLASSES },
  state: { under: 'dictionary.state', values: [1, 0] },
  isDefault: { under: 'kit.filter.flag', values: [1, 0] },
} as const;

const wordsOf = (field: string) =>
  Object.hasOwn(WORDS, field) ? WORDS[field as keyof typeof WORDS] : undefined;

export const VALUE_FIELDS: readonly FieldToImport[] = FIELDS.map(field => {
  const words = wordsOf(field);
  return {
    field,
    label: `dictionary.field.${field}`,
    isRequired: field === 'dicValue' || field === 'description',
    ...(words && {
      wordsUnder: [words.under],
      choices: words.values.map(value => `${words.under}.${value}`),
    }),
  };
});

export function useValueColumns(): Column<DictionaryRecord>[] {
  const translate = useTranslate();
  return FIELDS.map(field => {
    const words = wordsOf(field);
    return {
      key: field,
      head: translate(`dictionary.field.${field}`),
      cell: entry => entry[field],
      ...(words && {
        exported: {
          words: words.values.map(value => ({
            value: String(value),
            label: translate(`${words.under}.${value}`),
          })),
        },
      }),
    };
  });
}
