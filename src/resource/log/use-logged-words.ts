/** Fields and values of a logged object in words, as its own pages call them. */
import { useTranslate } from 'ra-core';
import { useContext, useEffect, useState } from 'react';
import { ALL_PERMISSIONS } from '../../contract/grammar/permissions.ts';
import { formatTime } from '../../kit/format/time.ts';
import { WordsContext } from '../../late/words-context.ts';
import { useAreas } from '../../nouns/area/use-areas.ts';
import { useFieldWords } from '../pages/use-field-words.ts';
import { isObject } from './diff.ts';
import { declaredOf, labelKeysOf, nameBeside, objectOf, roomsOf } from './objects.ts';

/** The year 2001: what is smaller is a number, not a time. */
const FIRST_TIME = 1_000_000_000_000;
const PERMISSIONS: ReadonlyMap<string, string> = new Map(ALL_PERMISSIONS.map(({ val, name }) => [val, name]));
/** References whose bare number says nothing. */
const PEOPLE_AND_THINGS = /(?:driver|vehicle|passenger|order|call|callBack)Id$/i;
const DIGITS = /^\d+$/;
/** Of what nothing declares. */
const UNDECLARED = { words: 'log', fields: {} } as const;

export type LoggedWords = ReturnType<typeof useLoggedWords>;

/** @param sides the record before and after: they say what its references are called */
export function useLoggedWords(objectType: string | null, sides: readonly unknown[] = []) {
  const translate = useTranslate();
  useRoomsOf(objectType);
  const declared = declaredOf(objectType);
  const ofResource = useFieldWords(declared ?? UNDECLARED);
  const { nameOf: areaNameOf } = useAreas();
  const separator = translate('common.listSeparator');

  const nameOf = (keys: readonly string[], otherwise: string) =>
    keys.reduceRight((known, key) => translate(key, { _: known }), otherwise);

  /** `手机`, and for an inner field the way to it: `角色 › 名称`. */
  const labelOf = (path: readonly string[]) =>
    path
      .map((name, depth) => nameOf(depth === 0 ? labelKeysOf(objectType, name) : [`log.field.${name}`], name))
      .join(' › ');

  const show = (path: readonly string[], value: unknown): string => {
    const name = path[0] ?? '';
    if (value === null || value === undefined || value === '') return translate('log.diff.empty');
    if (Array.isArray(value)) {
      return value.map(item => show(path, item)).join(separator) || translate('log.diff.none');
    }
    if (typeof value === 'boolean') return translate(value ? 'kit.filter.flag.1' : 'kit.filter.flag.0');
    const named = path.length === 1 ? nameOfReference(name, value) : undefined;
    if (named !== undefined) return named;
    const kind = path.length === 1 ? declared?.fields[name]?.kind : undefined;
    if (kind) return ofResource.show(name, LISTS.has(kind.is) ? [value] : value);
    if (typeof value === 'number' && value > FIRST_TIME) return formatTime(value);
    if (isObject(value)) {
      const known = [value.name, value.userName, value.title].find(text => typeof text === 'string');
      return typeof known === 'string' ? known : JSON.stringify(value);
    }
    const text = String(value);
    if (name === 'areaIds') return areaNameOf(text);
    if (name === 'permissions') return permissionText(text);
    const { words } = objectOf(objectType);
    const at = `${path.join('.')}.${text}`;
    return nameOf([`log.value.${objectType}.${at}`, `${words ?? objectType}.${at}`], text);
  };

  const nameOfReference = (field: string, value: unknown): string | undefined => {
    const side = sides.find(one => isObject(one) && one[field] === value);
    const said = nameBeside(objectType, field, side);
    if (said !== undefined) return said;
    return PEOPLE_AND_THINGS.test(field) && DIGITS.test(String(value))
      ? translate('log.diff.number', { number: String(value) })
      : undefined;
  };

  const permissionText = (val: string) => {
    const name = PERMISSIONS.get(val);
    return name === undefined ? val : `${translate(`permission.${val}`, { _: name })} ${val}`;
  };
  return { labelOf, show };
}

/** Kinds whose value is a list; here each of its parts is shown by itself. */
const LISTS: ReadonlySet<string> = new Set(['areas', 'texts', 'choices', 'lines']);

/** Has the words fetched that the pages of such objects speak. */
function useRoomsOf(objectType: string | null) {
  const need = useContext(WordsContext);
  const [, setThere] = useState(false);
  useEffect(() => {
    let isWanted = true;
    // where they do not come, the names of the fields stand in their place
    need(['log', ...roomsOf(objectType)]).then(
      () => isWanted && setThere(true),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [need, objectType]);
}
