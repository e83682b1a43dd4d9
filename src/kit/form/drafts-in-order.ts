import type { Drafts } from './drafts-context.ts';

const known = new WeakMap<Drafts, Drafts>();

/** One after the other for each place: what was written last stays, and is what is read. The same for the same drafts. */
export function inOrder(drafts: Drafts): Drafts {
  const ordered = known.get(drafts) ?? ordering(drafts);
  known.set(drafts, ordered);
  return ordered;
}

function ordering(drafts: Drafts): Drafts {
  const latest = new Map<string, Promise<unknown>>();
  function inTurn<A>(place: string, work: () => Promise<A>): Promise<A> {
    const before = latest.get(place);
    // at once where nothing is under way: a page that is closing waits for nothing
    const turn = before ? before.then(work) : work();
    latest.set(place, turn);
    void turn.finally(() => {
      if (latest.get(place) === turn) latest.delete(place);
    });
    return turn;
  }
  return {
    read: place => inTurn(place, () => drafts.read(place)),
    write: (place, draft) => inTurn(place, () => drafts.write(place, draft)),
    drop: place => inTurn(place, () => drafts.drop(place)),
  };
}
