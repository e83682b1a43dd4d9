/** Looks what is the case, and tells what has begun, ended or happened. */
import type { WarningCode } from '../../contract/platform.ts';
import type { Clock } from '../core/context.ts';
import type { Job, JobContext } from '../core/jobs.ts';
import type { AlertChannel } from '../core/outside/alerts.ts';
import type { PortWatch } from '../core/outside/port-watch.ts';
import { isAnswering } from '../core/readiness.ts';
import { certificateEnd } from './certificate.ts';
import { failedJobs } from './failed-jobs.ts';
import { noteConditions } from './lasting.ts';
import type { Condition, Speaker } from './making.ts';
import { deliverAlerts, type OnUndelivered, queueAlerts, sweepAlerts } from './outbox.ts';
import { sendFromMemory } from './sending.ts';
import { type LocalCode, noteWithoutDatabase } from './without-database.ts';

export interface Watching {
  clock: Clock;
  speaker: Speaker;
  channels: readonly AlertChannel[];
  /** Where processes of this machine tell each other what cannot stand in the database. */
  folder: string;
  /** As the console shows them. */
  warnings(context: JobContext): Promise<readonly WarningCode[]>;
  /** The database takes no writes of this process. */
  areWritesFailing(): boolean;
  /** A backup holds the embedded database, which answers nobody meanwhile. */
  isHeld(): boolean;
  portsOutside: Pick<PortWatch, 'away'>;
  /** Where browsers reach the console. */
  publicUrl?: string | undefined;
  onUndelivered: OnUndelivered;
}

const LOOK_EVERY_MS = 10_000;
const CERTIFICATE_EVERY_MS = 3_600_000;
const CERTIFICATE_WARNS_MS = 14 * 24 * 3_600_000;
/** One probe in vain may be a moment of load. */
const AWAY_AFTER = 2;
/** Writes fail while the database is away, too: once it is back, the process finds out only by its next write. */
const WRITES_FAIL_AFTER = 2;
/** True of one machine and not of the others. */
const OF_A_MACHINE: ReadonlySet<WarningCode> = new Set<WarningCode>(['CLOCK_OFF', 'DISK_LOW', 'REDIS_AWAY']);

/** What a process does for alerts by itself. */
export function alertJobs(watching: Watching): Job[] {
  const { clock, speaker, channels, publicUrl, onUndelivered } = watching;
  const send = sendFromMemory(channels, onUndelivered);
  const noteLocal = noteWithoutDatabase({ ...watching, send });
  const noteShared = noteConditions({ speaker, channels });
  let probesInVain = 0;
  let writesInVain = 0;
  let certificateEndsOn: number | undefined;

  function certificate(): Condition[] {
    if (certificateEndsOn === undefined || certificateEndsOn - clock() > CERTIFICATE_WARNS_MS) return [];
    const endsOn = new Date(certificateEndsOn).toISOString();
    return [{ code: 'CERTIFICATE_ENDS', subject: new URL(publicUrl ?? '').host, detail: { endsOn } }];
  }

  async function look(context: JobContext): Promise<void> {
    if (watching.isHeld()) return;
    const isUp = await isAnswering(context.db);
    probesInVain = isUp ? 0 : probesInVain + 1;
    const isAway = probesInVain >= AWAY_AFTER;
    if (isUp) writesInVain = watching.areWritesFailing() ? writesInVain + 1 : 0;
    if (isAway) writesInVain = 0;
    const local: LocalCode[] = isAway
      ? ['DATABASE_AWAY']
      : writesInVain >= WRITES_FAIL_AFTER
        ? ['WRITES_FAIL']
        : [];
    if (isUp || isAway) await noteLocal(new Set(local));
    if (!isUp) return;
    const now = clock();
    const warnings = (await watching.warnings(context)).filter(code => code !== 'WRITES_FAIL');
    const present: Condition[] = [
      ...warnings.map(code => ({ code, subject: OF_A_MACHINE.has(code) ? speaker.host : '' })),
      ...watching.portsOutside.away().map(({ port, code }) => ({
        code: 'PORT_AWAY' as const,
        subject: port,
        detail: { code },
      })),
      ...certificate(),
    ];
    await noteShared(context.db, present, now);
    await queueAlerts(context.db, await failedJobs(context.db, speaker, now), channels, now);
  }

  return [
    { name: 'watch-alerts', everyMs: LOOK_EVERY_MS, run: look },
    deliverAlerts(channels, onUndelivered),
    sweepAlerts,
    ...(publicUrl === undefined
      ? []
      : [
          {
            name: 'read-certificate',
            everyMs: CERTIFICATE_EVERY_MS,
            run: async () => {
              certificateEndsOn = await certificateEnd(publicUrl);
            },
          },
        ]),
  ];
}
