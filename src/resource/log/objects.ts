/** What the logs' objects are elsewhere in the console: where they open, and what their fields are called there. */
import { redact } from '../../contract/grammar/redact.ts';
import type { DeclaredResource } from '../../contract/grammar/resource.ts';
import { LIVE_RECORDS } from '../../contract/live-records.ts';
import type { OperateLog } from '../../contract/log.ts';
import { loggedName } from '../../contract/logged-object.ts';
import { RESOURCES } from '../../contract/resources.ts';
import { labelKey, wordsKey } from '../pages/field-keys.ts';
import { isObject } from './diff.ts';

interface KnownObject {
  /** The page that lists them. */
  path?: string;
  /** Where the words of their fields stand in the catalogue. */
  words?: string;
}

/** What no `resource(…)` declares. */
const OBJECTS: Readonly<Record<string, KnownObject>> = {
  adminUser: { path: '/system-manage/admin-user', words: 'access.user' },
  role: { path: '/system-manage/role-group', words: 'access.role' },
  menu: { path: '/system-manage/menu', words: 'menu' },
  property: { path: '/system-manage/system-config', words: 'property.record' },
  appVersion: { path: '/system-manage/version', words: 'appVersion' },
  lostFinance: { path: '/finance/lost' },
  lostReward: { path: '/finance/lostReward' },
  openDataAccount: { path: '/system-manage/open-data-account', words: 'openDataAccount' },
  driverAccount: { words: 'driverAccount' },
  driverApproval: { words: 'driverApproval' },
  spotCheck: { words: 'spotCheck' },
  statement: { words: 'reconciliation' },
  statementFile: { words: 'reconciliation' },
  statementMapping: { words: 'reconciliation' },
  difference: { words: 'reconciliation' },
  bookDay: { words: 'reconciliation' },
};

const DECLARED: ReadonlyMap<string, DeclaredResource> = new Map(RESOURCES.map(one => [one.name, one]));

export const objectOf = (type: string | null | undefined): KnownObject => ({
  ...liveObjectOf(type),
  ...(type && Object.hasOwn(OBJECTS, type) ? OBJECTS[type] : undefined),
});

/** What has a page of its own says in the contract where it is. */
function liveObjectOf(type: string | null | undefined): KnownObject {
  const resource = type && Object.hasOwn(LIVE_RECORDS, type) ? LIVE_RECORDS[type]?.resource : undefined;
  return resource === undefined ? {} : { path: `/${resource}` };
}

/** Undefined where nothing declares what its fields mean. */
export const declaredOf = (type: string | null): DeclaredResource | undefined =>
  type === null ? undefined : DECLARED.get(type);

/** Keys under which a field may have its name, the best first. */
export function labelKeysOf(type: string | null, field: string): string[] {
  const declared = declaredOf(type);
  const { words } = objectOf(type);
  return [
    ...(declared ? [labelKey(declared, field)] : []),
    ...(words ? [`${words}.field.${field}`] : []),
    `log.field.${field}`,
  ];
}

/** Rooms of the catalogue in which such an object's fields and values have their words. */
export function roomsOf(type: string | null): string[] {
  const declared = declaredOf(type);
  const { words } = objectOf(type);
  const keys = Object.keys(declared?.fields ?? {}).flatMap(field =>
    declared ? [labelKey(declared, field), wordsKey(declared, field)] : [],
  );
  return [...new Set([...keys, ...(words ? [words] : [])].map(key => key.split('.')[0] ?? ''))];
}

/** What has a page of its own, and what has none. */
export const OBJECT_TYPES: readonly string[] = [
  ...new Set([
    ...Object.keys(OBJECTS),
    ...Object.keys(LIVE_RECORDS),
    'callRecord',
    'callBack',
    'dialedCall',
    'session',
    'file',
    'importFile',
    'job',
    'sms',
    'savedFilter',
    'signingKey',
    'city',
    'operateLog',
    'loginLog',
    'revealLog',
  ]),
];

/**
 * What the references of a record are called in it: `driverId` by `driverName`, `tagging` by `taggingText`, vehicles by their
 * plates. Undefined where it does not say.
 */
export function nameBeside(type: string | null, field: string, record: unknown): string | undefined {
  if (!isObject(record)) return undefined;
  const kind = declaredOf(type)?.fields[field]?.kind;
  const names = [
    ...(kind?.is === 'reference' ? [kind.name] : []),
    ...(field.endsWith('Id') ? [field.replace(/Id$/, 'Name')] : [`${field}Text`]),
    ...(field === 'vehicleId' ? ['plateNumber', 'plateNum'] : []),
  ];
  const said = names.map(name => record[name]).find(name => typeof name === 'string' && name !== '');
  return said as string | undefined;
}

/** The object before and after; `isCut` where a text is no JSON, because an upstream has shortened it. */
export function sidesOf({ before, after }: Pick<OperateLog, 'before' | 'after'>) {
  const sides = [parsed(before), parsed(after)] as const;
  return { before: sides[0].value, after: sides[1].value, isCut: sides.some(({ isCut }) => isCut) };
}

/** What a text holds, masked; a text that is no JSON is cut. */
export function parsed(text: string | null | undefined): { value: unknown; isCut: boolean } {
  if (text === null || text === undefined || text === '') return { value: undefined, isCut: false };
  try {
    return { value: redact(JSON.parse(text)), isCut: false };
  } catch {
    return { value: undefined, isCut: true };
  }
}

/** What the object is called; undefined where the entry does not say. */
export function nameIn(entry: Pick<OperateLog, 'objectName' | 'before' | 'after'>): string | undefined {
  if (entry.objectName) return entry.objectName;
  const { before, after } = sidesOf(entry);
  return loggedName(after) ?? loggedName(before);
}
