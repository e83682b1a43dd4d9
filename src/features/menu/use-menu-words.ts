/** An entry's fields in words: for the form, for conflicts and for the timeline. */
import { useTranslate } from 'ra-core';
import { ALL_PERMISSIONS } from '../../contract/grammar/permissions.ts';

const PERMISSION_NAMES: ReadonlyMap<string, string> = new Map(
  ALL_PERMISSIONS.map(({ val, name }) => [val, name]),
);

export function useMenuWords() {
  const translate = useTranslate();
  return {
    labelOf: (field: string) => translate(`menu.field.${field}`, { _: field }),
    show: (field: string, value: unknown): string => {
      if (value === null || value === undefined || value === '') return '';
      const text = String(value);
      if (field === 'type') return translate(`menu.type.${text}`, { _: text });
      if (field === 'hidden' || field === 'state')
        return translate(`menu.${field}Words.${text}`, { _: text });
      if (field !== 'permission') return text;
      return translate(`permission.${text}`, { _: PERMISSION_NAMES.get(text) ?? text });
    },
  };
}
