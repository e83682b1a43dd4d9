/** An entry's fields in words: for the form, for conflicts, for earlier versions and for files. */
import { useTranslate } from 'ra-core';
import { LIST_CLASSES } from '../../contract/dictionary-record.ts';

/** What a look is called; one that is unknown shows as it is. */
export function useLookName() {
  const translate = useTranslate();
  return (listClass: string | null) => {
    if (listClass === null || listClass === '') return translate('dictionary.look.default');
    return LIST_CLASSES.some(look => look === listClass)
      ? translate(`dictionary.look.${listClass}`)
      : listClass;
  };
}

export function useDictionaryWords() {
  const translate = useTranslate();
  const lookName = useLookName();
  return {
    labelOf: (field: string) => translate(`dictionary.field.${field}`, { _: field }),
    show: (field: string, value: unknown): string => {
      if (field === 'listClass') return lookName(typeof value === 'string' ? value : null);
      if (value === null || value === undefined || value === '') return translate('common.none');
      if (field === 'state') return translate(`dictionary.state.${value}`);
      if (field === 'isDefault') return translate(`kit.filter.flag.${value}`);
      return String(value);
    },
  };
}
