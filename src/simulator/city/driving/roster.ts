/** What all cabs are doing: how many of each, and which are empty. */
import type { BusinessStatus } from '../../../upstream/core/positions/fix.ts';
import type { Stream } from '../../../upstream/core/streams.ts';
import { type Cab, type CabActivity, STATUS_OF } from './cab.ts';

export interface Roster {
  readonly cabs: readonly Cab[];
  become(cab: Cab, doing: CabActivity): void;
  count(status: BusinessStatus): number;
  /** Any empty one; none where all are taken. */
  anyEmpty(chance: Stream): Cab | undefined;
}

export function createRoster(cabs: readonly Cab[]): Roster {
  const counts = [0, 0, 0, 0, 0];
  const empty = new Int32Array(cabs.length);
  let empties = 0;
  const add = (status: BusinessStatus, change: number) => {
    counts[status] = (counts[status] ?? 0) + change;
  };
  for (const cab of cabs) add(cab.status, 1);

  function enlist(cab: Cab): void {
    cab.idlePlace = empties;
    empty[empties] = cab.index;
    empties += 1;
  }
  /** The last one takes its place. */
  function strike(cab: Cab): void {
    empties -= 1;
    const last = cabs[empty[empties] ?? 0];
    if (last) {
      empty[cab.idlePlace] = last.index;
      last.idlePlace = cab.idlePlace;
    }
    cab.idlePlace = -1;
  }

  return {
    cabs,
    become: (cab, doing) => {
      add(cab.status, -1);
      cab.doing = doing;
      add(cab.status, 1);
      const isEmpty = STATUS_OF[doing] === 3;
      if (isEmpty && cab.idlePlace < 0) enlist(cab);
      if (!isEmpty && cab.idlePlace >= 0) strike(cab);
    },
    count: status => counts[status] ?? 0,
    anyEmpty: chance => (empties === 0 ? undefined : cabs[empty[chance.below(empties)] ?? 0]),
  };
}
