/** Where a dragged tag goes. */
import type { Tag } from './tag.ts';

export type Edge = 'left' | 'right';

/** Where `key` stands once it has been dropped at an edge of `target`, among those not pinned; -1 for nowhere. */
export function placeOf(tags: readonly Tag[], key: string, target: string, edge: Edge): number {
  const free = tags.filter(({ isPinned }) => !isPinned).map(tag => tag.key);
  if (!free.includes(key) || !free.includes(target) || key === target) return -1;
  const others = free.filter(other => other !== key);
  return others.indexOf(target) + (edge === 'right' ? 1 : 0);
}
