/** A user's fields in words: for conflicts and the timeline. */
import { useTranslate } from 'ra-core';
import { formatDay } from '../../../kit/format/time.ts';
import { useAreas } from '../../../nouns/area/use-areas.ts';

export function useUserWords() {
  const translate = useTranslate();
  const { nameOf } = useAreas();
  const separator = translate('common.listSeparator');
  const labelOf = (field: string) => translate(`access.user.field.${field}`, { _: field });
  const show = (field: string, value: unknown): string => {
    if (value === null || value === undefined) return '';
    switch (field) {
      case 'roles':
        return asList(value)
          .map(role => String((role as { name?: unknown }).name ?? ''))
          .join(separator);
      case 'areaIds':
        return (
          asList(value)
            .map(id => nameOf(String(id)))
            .join(separator) || translate('access.user.allAreas')
        );
      case 'state':
        return translate(value === 1 ? 'access.user.state.enabled' : 'access.user.state.disabled');
      case 'sex':
        return translate(`access.user.sex.${value}`);
      case 'isSuperuser':
        return translate(`access.flag.${value}`);
      case 'expireOn':
        return formatDay(Number(value));
      default:
        return String(value);
    }
  };
  return { labelOf, show };
}

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
