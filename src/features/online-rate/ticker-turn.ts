/** Whose turn it is in a bar with room for a few. */

/**
 * The others one after the other, then the last one, which always stays; with room for a single one it takes its turn
 * as the first.
 * @param items the worst one last
 * @param step counts up without end
 */
export function inTurn<T>(items: readonly T[], room: number, step: number): readonly T[] {
  const worst = items.slice(-1);
  if (items.length <= room) return items;
  if (room === 1) return [...worst, ...items.slice(0, -1)].slice(step % items.length).slice(0, 1);
  const others = items.slice(0, -1);
  const turn = Array.from({ length: room - 1 }, (_, at) => others[(step * (room - 1) + at) % others.length]);
  return [...turn.flatMap(item => (item === undefined ? [] : [item])), ...worst];
}
