/** Which of the watched vehicles are shown beside each other, and how they are laid out. */
import { WATCHED_AT_ONCE } from '../../contract/watched-vehicle.ts';

/** Those that were chosen, in the order of the list; the first ones where nobody has chosen, or none of those is there. */
export function shownPlates(watched: readonly string[], chosen: readonly string[]): string[] {
  if (watched.length <= WATCHED_AT_ONCE) return [...watched];
  const wanted = new Set(chosen);
  const there = watched.filter(plate => wanted.has(plate));
  return (there.length > 0 ? there : watched).slice(0, WATCHED_AT_ONCE);
}

/** 1, 2, 4, 6 or 9 tiles. */
export const columnsFor = (count: number): number => (count <= 1 ? 1 : count <= 4 ? 2 : 3);

/** Where a key leads from a tile; the same one where there is none further. */
export function tileAfter(key: string, at: number, count: number): number | undefined {
  const columns = columnsFor(count);
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[key];
  if (step !== undefined) return at + step < 0 || at + step >= count ? at : at + step;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
