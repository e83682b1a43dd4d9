/** Fields that are there, spelt otherwise. */

const FURTHEST = 2;
/** Short names are near each other by chance. */
const SHORTEST = 5;

/** The spelling found for each declared field that is absent and has a near namesake. */
export function respelt(absent: readonly string[], unread: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const name of absent) {
    if (name.length < SHORTEST) continue;
    const near = unread.find(other => plain(other) === plain(name) || distance(other, name) <= FURTHEST);
    if (near) found.set(name, near);
  }
  return found;
}

const plain = (name: string) => name.toLowerCase().replaceAll('_', '');

/** Levenshtein: letters added, left out or replaced. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [to, wanted] of [...other].entries()) {
      const replaced = (row[to] ?? 0) + (letter === wanted ? 0 : 1);
      next.push(Math.min(replaced, (row[to + 1] ?? 0) + 1, (next[to] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
