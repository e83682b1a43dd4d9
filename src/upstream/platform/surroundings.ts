/**
 * What a process depends on and cannot change: the clock of its machine, the disk below it, a database that takes writes,
 * a Redis between it and the other processes.
 */
import fs from 'node:fs/promises';
import type { WarningCode } from '../../contract/platform.ts';
import type { SharedClock } from '../core/database/shared-clock.ts';
import type { WriteHealth } from '../core/database/write-health.ts';
import type { PositionShare } from '../core/positions/share.ts';

/** Bytes. */
export interface DiskSpace {
  free: number;
  total: number;
}

export interface Surroundings {
  clock: Pick<SharedClock, 'aheadBy'>;
  writes: Pick<WriteHealth, 'isFailing'>;
  /** Of the file system that holds DATA_DIR; undefined where it cannot be read. */
  readDisk(): Promise<DiskSpace | undefined>;
  /** The database lies in DATA_DIR, too. */
  isEmbedded: boolean;
  /** Undefined where REDIS_URL names none. */
  share: Pick<PositionShare, 'isOpen'> | undefined;
}

const CLOCK_WARNS_MS = 5_000;
/** Certificates, signatures of the storage and lines of the log go by the machine's own clock. */
const CLOCK_STOPS_MS = 30_000;
const MEGABYTE = 2 ** 20;
/** Below this the embedded database may not start again: its journal grows by 16 MB at a time. */
const LEAST_FREE = 32 * MEGABYTE;
const LOW_AT_LEAST = 64 * MEGABYTE;
const LOW_AT_MOST = 1024 * MEGABYTE;
const LOW_SHARE = 0.05;

const isClockOff = ({ clock }: Surroundings, by: number) => Math.abs(clock.aheadBy()) >= by;

/** 5 % of the disk, but neither less than 64 MB nor more than 1 GB. */
const isLow = ({ free, total }: DiskSpace) =>
  free < Math.max(LOW_AT_LEAST, Math.min(LOW_AT_MOST, total * LOW_SHARE));

/** Why this process should get no requests, if there is a reason. */
export async function faultOf(
  surroundings: Surroundings,
): Promise<'WRITES_FAIL' | 'MACHINE_CLOCK_OFF' | undefined> {
  if (surroundings.writes.isFailing()) return 'WRITES_FAIL';
  const disk = surroundings.isEmbedded ? await surroundings.readDisk() : undefined;
  if (disk && disk.free < LEAST_FREE) return 'WRITES_FAIL';
  return isClockOff(surroundings, CLOCK_STOPS_MS) ? 'MACHINE_CLOCK_OFF' : undefined;
}

export async function warningsOf(surroundings: Surroundings): Promise<WarningCode[]> {
  const disk = await surroundings.readDisk();
  return [
    ...(isClockOff(surroundings, CLOCK_WARNS_MS) ? ['CLOCK_OFF' as const] : []),
    ...(disk && isLow(disk) ? ['DISK_LOW' as const] : []),
    ...((await faultOf(surroundings)) === 'WRITES_FAIL' ? ['WRITES_FAIL' as const] : []),
    ...(surroundings.share?.isOpen === false ? ['REDIS_AWAY' as const] : []),
  ];
}

export async function readDisk(folder: string): Promise<DiskSpace | undefined> {
  try {
    const { bavail, bsize, blocks } = await fs.statfs(folder);
    return { free: bavail * bsize, total: blocks * bsize };
  } catch {
    return undefined;
  }
}
