/** Two people changed the same record: what differs, and what the next save is made of. Nothing typed is lost. */

type Values = Readonly<Record<string, unknown>>;

export interface FieldConflict {
  name: string;
  loaded: unknown;
  theirs: unknown;
  mine: unknown;
  /** Both changed it, to different values: somebody has to choose. */
  isContested: boolean;
}

export type Choice = 'theirs' | 'mine';

/**
 * The fields in which the three differ, contested ones first.
 *
 * @param isSame whether two values of a field mean the same
 */
export function conflictsOf(
  fields: readonly string[],
  { loaded, theirs, mine }: { loaded: Values; theirs: Values; mine: Values },
  isSame: (name: string, one: unknown, other: unknown) => boolean,
): FieldConflict[] {
  return fields
    .map(name => {
      const isTheirs = !isSame(name, loaded[name], theirs[name]);
      const isMine = !isSame(name, loaded[name], mine[name]);
      const isContested = isTheirs && isMine && !isSame(name, theirs[name], mine[name]);
      return {
        entry: { name, loaded: loaded[name], theirs: theirs[name], mine: mine[name], isContested },
        isShown: isTheirs || isMine,
      };
    })
    .filter(({ isShown }) => isShown)
    .map(({ entry }) => entry)
    .sort((a, b) => Number(b.isContested) - Number(a.isContested));
}

/** What each field takes unless somebody says otherwise: one's own change stays, the other's is taken over. */
export function firstChoices(
  conflicts: readonly FieldConflict[],
  isSame: (name: string, one: unknown, other: unknown) => boolean,
): Record<string, Choice> {
  return Object.fromEntries(
    conflicts.map(({ name, loaded, mine }) => [name, isSame(name, loaded, mine) ? 'theirs' : 'mine']),
  );
}

/** The record as it is now, with one's own values where they were chosen. */
export function merged(theirs: Values, mine: Values, choices: Readonly<Record<string, Choice>>): Values {
  const result: Record<string, unknown> = { ...mine, ...theirs };
  for (const [name, choice] of Object.entries(choices)) if (choice === 'mine') result[name] = mine[name];
  return result;
}

/**
 * A list that both changed, with both changes: theirs, plus what I added, without what I took away.
 *
 * @param keyOf what makes two entries the same
 */
export function rebased<Entry>(
  loaded: readonly Entry[],
  theirs: readonly Entry[],
  mine: readonly Entry[],
  keyOf: (entry: Entry) => string,
): Entry[] {
  const [before, now] = [new Set(loaded.map(keyOf)), new Set(mine.map(keyOf))];
  const kept = theirs.filter(entry => !before.has(keyOf(entry)) || now.has(keyOf(entry)));
  const there = new Set(theirs.map(keyOf));
  return [...kept, ...mine.filter(entry => !before.has(keyOf(entry)) && !there.has(keyOf(entry)))];
}
