/** What the logs' objects are elsewhere in the console: where they open and which labels their fields have there. */

import { redact } from '../../contract/grammar/redact.ts';
import { LIVE_RECORDS } from '../../contract/live-records.ts';
import type { OperateLog } from '../../contract/log.ts';
import { isObject } from './diff/diff.ts';

interface KnownObject {
  /** The page that lists them. */
  path?: string;
  /** The room of the catalogue that labels their fields, and what of it: all of it where the room is its own. */
  words?: { room: string; of?: string };
}

const OBJECTS: Readonly<Record<string, KnownObject>> = {
  adminUser: { path: '/system-manage/admin-user', words: { room: 'access', of: 'user' } },
  role: { path: '/system-manage/role-group', words: { room: 'access', of: 'role' } },
  menu: { path: '/system-manage/menu' },
  property: { path: '/system-manage/system-config', words: { room: 'property', of: 'record' } },
  appVersion: { path: '/system-manage/version', words: { room: 'appVersion' } },
  lostFinance: { path: '/finance/lost' },
  lostReward: { path: '/finance/lostReward' },
  openDataAccount: { path: '/system-manage/open-data-account', words: { room: 'openDataAccount' } },
};

export const objectOf = (type: string | null | undefined): KnownObject =>
  (type && Object.hasOwn(OBJECTS, type) ? OBJECTS[type] : undefined) ?? liveObjectOf(type);

/** What has a page of its own says in the contract where it is. */
function liveObjectOf(type: string | null | undefined): KnownObject {
  const resource = type && Object.hasOwn(LIVE_RECORDS, type) ? LIVE_RECORDS[type]?.resource : undefined;
  return resource === undefined ? {} : { path: `/${resource}` };
}

/** What has a page of its own, and what has none. */
export const OBJECT_TYPES: readonly string[] = [
  ...new Set([
    ...Object.keys(OBJECTS),
    ...Object.keys(LIVE_RECORDS),
    'session',
    'file',
    'sms',
    'savedFilter',
    'signingKey',
    'city',
    'operateLog',
    'loginLog',
    'revealLog',
  ]),
];

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

/** What the object is called in its own record; undefined where the entry does not say. */
export function nameIn(entry: Pick<OperateLog, 'before' | 'after'>): string | undefined {
  const { before, after } = sidesOf(entry);
  for (const side of [after, before]) {
    if (!isObject(side)) continue;
    const name = [side.userName, side.name, side.title, side.description].find(
      value => typeof value === 'string' && value !== '',
    );
    if (typeof name === 'string') return name;
  }
  return undefined;
}
