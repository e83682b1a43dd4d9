/**
 * `docs/calls/*.tsv` as data, a file for each room of calls: the contract's second witness, kept apart from its
 * declarations. Where the protocol is our own choice, its five calls follow from a rule, which stands here a second time.
 */
import type { May } from '../../src/contract/grammar/may.ts';
import type { ResourceMay } from '../../src/contract/grammar/resource-calls.ts';
import { RESOURCES } from '../../src/contract/resources.ts';
import { rowsIn, rowsOf } from './tables.ts';

export interface CallLine {
  room: string;
  method: string;
  path: string;
  client: string;
  permission: string;
  note: string;
}

const LISTED: readonly CallLine[] = rowsIn('docs/calls').map(
  ([room, [method = '', path = '', client = '', permission = '', note = '']]) => ({
    room,
    method,
    path,
    client,
    permission,
    note,
  }),
);

const FIVE: readonly [method: string, of: '' | '/{id}', right: keyof ResourceMay][] = [
  ['GET', '', 'read'],
  ['GET', '/{id}', 'read'],
  ['POST', '', 'add'],
  ['PUT', '/{id}', 'edit'],
  ['DELETE', '/{id}', 'remove'],
];

/** Of the resources that no line names. */
const RULED: readonly CallLine[] = RESOURCES.filter(
  ({ name, path }) => path !== undefined && !LISTED.some(({ room }) => room === name),
).flatMap(({ name, may }) =>
  // what nobody may do is no call
  FIVE.filter(([, , right]) => may[right] !== undefined).map(([method, of, right]) => ({
    room: name,
    method,
    path: `/api/rest/${name.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}${of}`,
    client: 'main',
    permission: rightText(may[right] as May),
    note: "this project's own",
  })),
);

/** Every call there is. */
export const CALLS_TABLE: readonly CallLine[] = [...LISTED, ...RULED];

/** The rights of each demo account, as `tests/data/role-rights.tsv` lists them. */
export const ROLE_RIGHTS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  rowsOf('tests/data/role-rights.tsv').map(([account = '', rights = '']) => [
    account,
    new Set(rights.split(' ')),
  ]),
);

/** One account for each role: those of a second person may do the same. */
export const ROLES: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  [...ROLE_RIGHTS].filter(([account]) => !/\d$/.test(account)),
);

/** What a line of the table says about a person: his own record apart from everybody else's. */
export function permits(permission: string, rights: ReadonlySet<string>, isOwn: boolean): boolean {
  // another machine's key decides, before anybody's right is asked for
  if (permission.startsWith('public') || permission === 'open-door') return true;
  // nobody's right: the address itself proves what it may
  if (permission === 'signed-address') return false;
  const own = /^signed-in \(own\); (\S+) \(others\)$/.exec(permission);
  if (own) return isOwn || has(rights, own[1] ?? '');
  if (permission.startsWith('signed-in')) return true;
  return permission.split(' | ').some(code => has(rights, code));
}

/** A right as the tables write it, without what they say besides in brackets. */
export function rightText(may: May): string {
  if (typeof may === 'string') return may;
  return 'anyOf' in may ? may.anyOf.join(' | ') : `signed-in (own); ${may.ownOr} (others)`;
}

const has = (rights: ReadonlySet<string>, code: string) => rights.has('all') || rights.has(code);
