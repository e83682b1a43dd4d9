/** `docs/calls.tsv` as data: the contract's second witness, kept apart from its declarations. */
import fs from 'node:fs';
import type { May } from '../../src/contract/grammar/may.ts';

export interface CallLine {
  room: string;
  method: string;
  path: string;
  client: string;
  permission: string;
  note: string;
}

export const CALLS_TABLE: readonly CallLine[] = rowsOf('docs/calls.tsv').map(
  ([room = '', method = '', path = '', client = '', permission = '', note = '']) => ({
    room,
    method,
    path,
    client,
    permission,
    note,
  }),
);

/** The rights of each demo account, as `tests/data/role-rights.tsv` lists them. */
export const ROLE_RIGHTS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  rowsOf('tests/data/role-rights.tsv').map(([account = '', rights = '']) => [
    account,
    new Set(rights.split(' ')),
  ]),
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

function rowsOf(file: string): string[][] {
  const [, ...lines] = fs.readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map(line => line.split('\t'));
}
