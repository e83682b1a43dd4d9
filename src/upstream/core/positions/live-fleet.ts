/** What this process knows of the fleet by heart: which vehicles there are, and where they are. */
import type { Chance, Clock, Db } from '../context.ts';
import type { Job } from '../jobs.ts';
import { foldBatches } from './folding.ts';
import { createFollowing } from './following.ts';
import { createIntake, type Intake } from './intake.ts';
import { Journal } from './journal.ts';
import type { LastPositions } from './last-positions.ts';
import { createLastRows, readLastRows } from './last-rows.ts';
import { memoryPositions } from './memory-positions.ts';
import type { FleetRegister } from './register.ts';
import { type PositionShare, soleProcess } from './share.ts';
import { closeSilentTrips, sweepTrajectories, tendPositions } from './sweeping.ts';
import type { Follower } from './track-writer.ts';

export interface LiveFleet {
  register: FleetRegister;
  positions: LastPositions;
  /** The way in for every position, whoever brings it. */
  intake: Intake;
}

export interface LiveFleetOptions extends Pick<LiveFleet, 'register'>, Partial<Pick<LiveFleet, 'positions'>> {
  db: Db;
  clock: Clock;
  chance: Chance;
  onError(error: unknown): void;
  /** Which keeps less and has one process; on a server others may take positions in beside this one. */
  isEmbedded: boolean;
  /** How the others hear at once; unset, they read it in the database. */
  share?: PositionShare | undefined;
  /** Between two writings of what was taken in. */
  everyMs?: number;
  /** Who else makes something of where vehicles were. */
  followers?: readonly Follower[];
}

export interface OpenLiveFleet extends LiveFleet {
  /** Reads what there is; until then no vehicle is known. */
  start(): Promise<void>;
  /** Writes what waits to be written, now. */
  flush(): Promise<void>;
  jobs: readonly Job[];
  close(): Promise<void>;
}

/** Unless a property says otherwise. */
const EMBEDDED_HOURS = 2;
const SERVER_HOURS = 168;
const WRITING_MS = 1_000;
const REGISTER_MS = 5_000;

export function createLiveFleet(options: LiveFleetOptions): OpenLiveFleet {
  const { db, clock, chance, onError, isEmbedded, register, share = soleProcess } = options;
  const writer = chance.bytes(8).toString('hex');
  const { positions = memoryPositions() } = options;
  const journal = new Journal({ db, clock, writer, onError, everyMs: options.everyMs ?? WRITING_MS });
  const onTaken = (packed: Uint8Array) => {
    if (share.isOpen) share.tell(packed);
  };
  const intake = createIntake({ register, positions, journal, clock, onTaken });
  const following = createFollowing({ db, clock, positions, writer, share, hasOthers: !isEmbedded });
  const lastRows = createLastRows(positions);

  return {
    register,
    positions,
    intake,
    async start() {
      await register.refresh();
      await readLastRows(db, positions);
      await following.readAll();
    },
    flush: () => journal.flush(),
    jobs: [
      { name: 'know-vehicles', everyMs: REGISTER_MS, run: () => refresh(register, positions) },
      following.job,
      lastRows.job,
      foldBatches(options.followers),
      closeSilentTrips,
      sweepTrajectories(isEmbedded ? EMBEDDED_HOURS : SERVER_HOURS),
      ...(isEmbedded ? [tendPositions] : []),
    ],
    async close() {
      await journal.close();
      await lastRows.write(db);
      await share.close();
    },
  };
}

/** Vehicles come and go; those that are gone are nowhere. */
async function refresh(register: FleetRegister, positions: LastPositions): Promise<void> {
  await register.refresh();
  const gone = [...positions.all()].filter(({ vehicleId }) => !register.byId(vehicleId));
  for (const { vehicleId } of gone) positions.forget(vehicleId);
}
