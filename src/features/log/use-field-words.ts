/** Fields and values of a logged object in words, as its own pages call them. */
import { useTranslate } from 'ra-core';
import { ALL_PERMISSIONS } from '../../contract/grammar/permissions.ts';
import { formatTime } from '../../kit/format/time.ts';
import { useAreas } from '../../nouns/area/use-areas.ts';
import { isObject } from './diff/diff.ts';
import { objectOf } from './objects.ts';

/** The year 2001: what is smaller is a number, not a time. */
const FIRST_TIME = 1_000_000_000_000;
const PERMISSIONS: ReadonlyMap<string, string> = new Map(ALL_PERMISSIONS.map(({ val, name }) => [val, name]));

export function useFieldWords(objectType: string | null) {
  const translate = useTranslate();
  const { nameOf: areaNameOf } = useAreas();
  const separator = translate('common.listSeparator');

  const label = useFieldLabel();
  const labelOf = (path: readonly string[]) => label(objectType, path);

  const show = (path: readonly string[], value: unknown): string => {
    const name = path[0] ?? '';
    if (value === null || value === undefined || value === '') return translate('log.diff.empty');
    if (Array.isArray(value)) {
      return value.map(item => show(path, item)).join(separator) || translate('log.diff.none');
    }
    if (typeof value === 'boolean') return translate(value ? 'log.diff.yes' : 'log.diff.no');
    if (typeof value === 'number' && value > FIRST_TIME) return formatTime(value);
    if (isObject(value)) {
      const known = [value.name, value.userName, value.title].find(text => typeof text === 'string');
      return typeof known === 'string' ? known : JSON.stringify(value);
    }
    const text = String(value);
    if (name === 'areaIds') return areaNameOf(text);
    if (name === 'permissions') return permissionText(text);
    // the room of an entity has the words of its values under the name of the field
    const own = translate(`${objectType}.${path.join('.')}.${text}`, { _: text });
    return translate(`log.value.${objectType}.${path.join('.')}.${text}`, { _: own });
  };

  const permissionText = (val: string) => {
    const name = PERMISSIONS.get(val);
    return name === undefined ? val : `${translate(`permission.${val}`, { _: name })} ${val}`;
  };
  return { labelOf, show };
}

/** `手机`, and for an inner field the way to it: `角色 › 名称`. */
export function useFieldLabel() {
  const translate = useTranslate();
  return (objectType: string | null, path: readonly string[]): string => {
    const { words } = objectOf(objectType);
    return path
      .map((name, depth) => {
        const own = translate(`log.field.${name}`, { _: name });
        if (depth > 0) return own;
        // the room of an entity has its name
        const room = words?.of ? `${words.room}.${words.of}` : objectType;
        return translate(`${room}.field.${name}`, { _: own });
      })
      .join(' › ');
  };
}
