/** Which rows of the tree are in view: unfolded, found, or of the wished kind. */
import type { PermissionNode } from './tree.ts';

export type Kind = 'all' | 'given' | 'changed';

export interface View {
  /** Codes of folded branches. */
  folded: ReadonlySet<string>;
  kind: Kind;
  /** Whether a node itself is what is sought; null while nothing is. */
  matches: ((node: PermissionNode) => boolean) | null;
  isGiven: (code: string) => boolean;
  isChanged: (code: string) => boolean;
}

/** A node is in view with what leads to it; while something is sought or sifted, folds do not count. */
export function visibleRows(nodes: readonly PermissionNode[], view: View): PermissionNode[] {
  const isSifted = view.matches !== null || view.kind !== 'all';
  return nodes.flatMap(node => {
    const below = view.folded.has(node.val) && !isSifted ? [] : visibleRows(node.children, view);
    return !isSifted || below.length > 0 || isWanted(node, view) ? [node, ...below] : [];
  });
}

function isWanted(node: PermissionNode, { matches, kind, isGiven, isChanged }: View): boolean {
  if (matches && !matches(node)) return false;
  if (kind === 'given') return isGiven(node.val);
  return kind === 'changed' ? isChanged(node.val) : true;
}
