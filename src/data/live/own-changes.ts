/** What this window itself has changed, so that hearing of it afterwards is no news here. In other windows it is. */

/** A call that is under way is forgotten after this, whatever became of it. */
const LONGEST_MS = 60_000;
/** How much later than the answer the push may come. */
const LATER_MS = 5_000;

export interface OwnChanges {
  /** A call with this input sets out. Answers what is told its answer. */
  begin(input: unknown): (answer: unknown) => void;
  has(recordId: string): boolean;
}

/** @param now milliseconds of a clock that nobody sets */
export function createOwnChanges(now: () => number = () => performance.now()): OwnChanges {
  const until = new Map<string, number>();
  const note = (ids: ReadonlySet<string>, milliseconds: number) => {
    for (const [id, end] of until) if (end <= now()) until.delete(id);
    for (const id of ids) until.set(id, now() + milliseconds);
  };
  return {
    begin(input) {
      const sent = idsIn(input);
      note(sent, LONGEST_MS);
      return answer => note(new Set([...sent, ...idsIn(answer)]), LATER_MS);
    },
    has: recordId => (until.get(recordId) ?? 0) > now(),
  };
}

/** Of this window. */
export const ownChanges = createOwnChanges();

/** Enough for an id in a body or a query, and for that of a new record in the answer. */
const DEEPEST = 2;

function idsIn(value: unknown, depth = 0): Set<string> {
  const found = new Set<string>();
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return found;
  for (const [name, own] of Object.entries(value)) {
    const named = /ids?$/i.test(name) ? [own].flat() : [];
    for (const id of named) if (typeof id === 'string' || typeof id === 'number') found.add(String(id));
    for (const id of idsIn(own, depth + 1)) found.add(id);
  }
  return found;
}
