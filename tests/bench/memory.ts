/** What processes and pages keep in memory, in MB of 2^20 bytes. */
import fs from 'node:fs';
import type { CDPSession } from 'playwright-core';
import type { Server } from '../builders/server.ts';

const KB_PER_MB = 1_024;
const MB = 2 ** 20;

/** JavaScript objects of a page that are still needed. */
export async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / MB;
}

/** Resident memory of a server, all threads together. Of Linux alone. Source: proc(5), VmRSS. */
export function residentOf({ process }: Server): number {
  const status = fs.readFileSync(`/proc/${process.pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / KB_PER_MB;
}
