/** The match of all who wait, made once for everybody who looks at the same areas. */
import type { Clock, Db } from '../../core/context.ts';
import { createShortMemory } from '../../core/short-memory.ts';
import type { CandidateDeps } from './candidates.ts';
import { type BatchProposal, proposeBatch } from './matching.ts';

type Asked = Parameters<typeof proposeBatch>[1];

export interface SharedProposals {
  /** Not older than two seconds. */
  propose(db: Db, asked: Asked): Promise<BatchProposal>;
  /** Pairs have been assigned: the next one who asks is answered by a new match. */
  forget(): void;
}

const KEPT_MS = 2_000;
const MOST = 200;

export function sharedProposals({
  clock,
  ...knowing
}: Pick<CandidateDeps, 'fleet' | 'roads'> & { clock: Clock }): SharedProposals {
  const made = () => createShortMemory<BatchProposal>({ clock, keptMs: KEPT_MS, most: MOST });
  let kept = made();
  const coming = new Map<string, Promise<BatchProposal>>();

  return {
    async propose(db, asked) {
      const key = JSON.stringify([asked.areaIds.toSorted(), asked.addressType]);
      const known = kept.recall(key);
      if (known) return known;
      const memory = kept;
      const proposal = coming.get(key) ?? proposeBatch({ db, now: clock(), ...knowing }, asked);
      coming.set(key, proposal);
      try {
        const found = await proposal;
        memory.keep(key, found);
        return found;
      } finally {
        if (coming.get(key) === proposal) coming.delete(key);
      }
    },
    forget() {
      kept = made();
      coming.clear();
    },
  };
}
