/** A switchboard that reports what happens at it. */
import type { CallEventKind } from '../../src/contract/call-states.ts';
import type { Clock, Db } from '../../src/upstream/core/context.ts';
import { type Reported, takeReports } from '../../src/upstream/domain/calls/taking.ts';
import { aReport } from './calls.ts';

interface Ringing {
  clock: Clock;
  store: { db: Db };
}

let made = 0;

/** A new call; answers what reports of it. Times are those of the upstream, unless said. */
export function aCallAt({ clock, store }: Ringing, about: Partial<Reported> = {}) {
  made += 1;
  const callId = `ringing-${made}`;
  return (kind: CallEventKind, more: Partial<Reported> = {}) =>
    store.db.transaction(db =>
      takeReports(
        { db: db as never, clock },
        [aReport({ callId, kind, on: clock(), ...about, ...more })],
        null,
      ),
    );
}
