/** A sample of those on shift: by chance, and of each company as many as its share, so that none is left out for long. */

/** A number from 0 up to, and without, 1. */
export type Random = () => number;

/**
 * `size` of them, or all where there are no more. Each group gets its share rounded down; what is left over goes to
 * the groups that lost most by rounding, and among equals by chance.
 */
export function stratified<T>(
  all: readonly T[],
  size: number,
  groupOf: (one: T) => string,
  random: Random,
): T[] {
  if (size >= all.length) return shuffled(all, random);
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(groupOf(one), [...(groups.get(groupOf(one)) ?? []), one]);
  const shares = shuffled([...groups.values()], random).map(members => {
    const share = (size * members.length) / all.length;
    return { members, count: Math.floor(share), lost: share - Math.floor(share) };
  });
  let left = size - shares.reduce((sum, { count }) => sum + count, 0);
  for (const share of shares.toSorted((a, b) => b.lost - a.lost)) {
    if (left === 0) break;
    share.count += 1;
    left -= 1;
  }
  return shares.flatMap(({ members, count }) => shuffled(members, random).slice(0, count));
}

/** In any order, each as likely. */
function shuffled<T>(all: readonly T[], random: Random): T[] {
  const mixed = [...all];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [mixed[last], mixed[other]] = [mixed[other] as T, mixed[last] as T];
  }
  return mixed;
}
