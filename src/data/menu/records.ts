/** Menu records as they come from any upstream, tidied: a tree without cycles whose entries say what they are. */
import type { Menu } from '../../contract/access-records.ts';

/** One record as the menu reads it; what is rubbish in it is left out. */
export interface Entry {
  id: string;
  record: Menu;
  /** A place that holds others, a page of this console, or something to do on a page, which no menu shows. */
  kind: 'directory' | 'page' | 'button';
  /** As the table of routes writes it; null where it names none. */
  path: string | null;
  /** An address outside, safe to open. */
  href: string | null;
  /** All of them are asked for besides what the page itself needs. */
  codes: readonly string[];
  isHidden: boolean;
  children: readonly Entry[];
}

/** @param isSectionPath whether the features have a section there */
export function entriesOf(records: readonly Menu[], isSectionPath: (path: string) => boolean): Entry[] {
  const byParent = new Map<string | null, Menu[]>();
  const ids = new Set(records.map(({ id }) => id));
  const sorted = [...new Map(records.map(record => [record.id, record])).values()].sort(inOrder);
  for (const record of sorted) {
    const parent = record.parentId !== null && ids.has(record.parentId) ? record.parentId : null;
    const siblings = byParent.get(parent);
    if (siblings) siblings.push(record);
    else byParent.set(parent, [record]);
  }
  const seen = new Set<string>();
  const toEntry = (record: Menu, around: string, depth: number): Entry => {
    seen.add(record.id);
    const path = pathOf(record.path, around);
    const below = depth < DEEPEST_READ ? (byParent.get(record.id) ?? []) : [];
    const children = below
      .filter(({ id }) => !seen.has(id))
      .map(child => toEntry(child, path ?? around, depth + 1));
    return {
      id: record.id,
      record,
      kind: kindOf(record, path, children, isSectionPath),
      path,
      href: outside(record.link) ?? outside(record.path),
      codes: codesOf(record.permission),
      isHidden: record.hidden === 1 || record.state === 0,
      children,
    };
  };
  const roots = (byParent.get(null) ?? []).map(record => toEntry(record, '', 0));
  // whatever hangs in a circle, or deeper than anybody looks, stands in the first level
  const stray = sorted.flatMap(record => (seen.has(record.id) ? [] : [toEntry(record, '', 0)]));
  return [...roots, ...stray];
}

/** Beyond that no upstream means it. */
const DEEPEST_READ = 50;

const inOrder = (one: Menu, other: Menu) =>
  one.sort - other.sort || one.id.length - other.id.length || (one.id < other.id ? -1 : 1);

function kindOf(
  { type }: Menu,
  path: string | null,
  children: readonly Entry[],
  isSectionPath: (path: string) => boolean,
): Entry['kind'] {
  if (type === 'F') return 'button';
  if (type === 'M') return 'directory';
  const holds = children.some(({ kind }) => kind !== 'button');
  // an upstream that does not say what an entry is
  if (type !== 'C' && (holds || (path !== null && isSectionPath(path)))) return 'directory';
  return 'page';
}

/** Relative ones, as routers nest them, are read below what is around. */
function pathOf(path: string | null, around: string): string | null {
  const wanted = path?.trim().replace(/[?#].*$/, '') ?? '';
  if (!/^(?!\/\/)[\w/.:~@%*-]+$/.test(wanted) || /^[\w.+-]+:/.test(wanted)) return null;
  const whole = wanted.startsWith('/') ? wanted : `${around}/${wanted}`;
  return whole.length > 1 ? whole.replace(/\/+$/, '') : null;
}

/** The address as a browser reads it; null for what is none, and for all that is not the web. */
export function outside(address: string | null): string | null {
  if (!address || !/^\s*https?:\/\//i.test(address) || !URL.canParse(address)) return null;
  const url = new URL(address);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb && url.username === '' && url.password === '' ? url.href : null;
}

/** Several stand with commas between, as the field writes them. */
const codesOf = (permission: string | null): string[] =>
  (permission ?? '').split(/[\s,;，；]+/).filter(code => code !== '');
