/** The permission tree as something to tick: what is given, what that changes, what is missing above it. */
import type { Permission } from '../../../contract/access-records.ts';
import { ALL } from '../../../contract/grammar/may.ts';

export interface PermissionNode {
  val: string;
  name: string;
  type: Permission['type'];
  depth: number;
  /** Code of the node above; null at the top. */
  parent: string | null;
  children: PermissionNode[];
}

export type Tick = 'all' | 'some' | 'none';

/** The top of the tree. A node whose parent is not there stands at the top, one that leads to itself too. */
export function treeOf(permissions: readonly Permission[]): PermissionNode[] {
  const byId = new Map(permissions.map(permission => [permission.id, permission]));
  const isRooted = (permission: Permission) => {
    const seen = new Set<string>();
    let at: Permission | undefined = permission;
    while (at?.parentId != null && byId.has(at.parentId)) {
      if (seen.has(at.id)) return false;
      seen.add(at.id);
      at = byId.get(at.parentId);
    }
    return true;
  };
  const above = (permission: Permission) =>
    permission.parentId !== null && byId.has(permission.parentId) && isRooted(permission)
      ? permission.parentId
      : null;
  const under = (id: string | null, depth: number, parent: string | null): PermissionNode[] =>
    permissions
      .filter(permission => above(permission) === id)
      .sort((a, b) => a.sort - b.sort)
      .map(permission => ({
        val: permission.val,
        name: permission.name,
        type: permission.type,
        depth,
        parent,
        children: under(permission.id, depth + 1, permission.val),
      }));
  return under(null, 0, null);
}

/** Every node, parents before their children. */
export const flat = (nodes: readonly PermissionNode[]): PermissionNode[] =>
  nodes.flatMap(node => [node, ...flat(node.children)]);

/** A node with everything below it. */
export const codesUnder = (node: PermissionNode): string[] => flat([node]).map(({ val }) => val);

export function tickOf(node: PermissionNode, given: ReadonlySet<string>): Tick {
  const codes = codesUnder(node);
  const held = codes.filter(code => given.has(code)).length;
  if (held === 0) return 'none';
  return held === codes.length ? 'all' : 'some';
}

/**
 * Ticks a node with everything below it, or takes all of it away. Nothing above it is touched: a page's right
 * does not bring its section's.
 *
 * @param canGive leaves alone what is not one's own to give
 */
export function toggledBranch(
  node: PermissionNode,
  given: ReadonlySet<string>,
  canGive: (code: string) => boolean,
): Set<string> {
  const codes = codesUnder(node).filter(canGive);
  const result = new Set(given);
  const takesAway = codes.every(code => given.has(code));
  for (const code of codes) {
    if (takesAway) result.delete(code);
    else result.add(code);
  }
  return result;
}

/** The node's own right alone. */
export function toggledOne(code: string, given: ReadonlySet<string>): Set<string> {
  const result = new Set(given);
  if (!result.delete(code)) result.add(code);
  return result;
}

/**
 * The menus and pages above a given right that are not given, outermost first. Where the next one above is given,
 * what it misses itself is said there; `all` misses nothing.
 */
export function missingParents(
  code: string,
  given: ReadonlySet<string>,
  nodes: ReadonlyMap<string, PermissionNode>,
): PermissionNode[] {
  if (!given.has(code) || given.has(ALL)) return [];
  const missing: PermissionNode[] = [];
  let above = nodes.get(nodes.get(code)?.parent ?? '');
  if (above && given.has(above.val)) return [];
  while (above) {
    if (!given.has(above.val)) missing.unshift(above);
    above = nodes.get(above.parent ?? '');
  }
  return missing;
}

export interface Changes {
  adds: string[];
  takes: string[];
}

/** What saving would change, in the order of the tree; codes that the tree does not know come last. */
export function changesOf(
  before: ReadonlySet<string>,
  after: ReadonlySet<string>,
  order: readonly string[],
): Changes {
  const known = new Set(order);
  const all = [...order, ...[...before, ...after].filter(code => !known.has(code))];
  const codes = [...new Set(all)];
  return {
    adds: codes.filter(code => after.has(code) && !before.has(code)),
    takes: codes.filter(code => before.has(code) && !after.has(code)),
  };
}
