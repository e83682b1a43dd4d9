/** What the main thread of a server costs. Of Linux alone. */
import fs from 'node:fs';
import type { Server } from '../builders/server.ts';

/** For `utime` and `stime`. */
const TICK_MS = 10;

/** CPU milliseconds so far. */
export function mainThreadMs(server: Server): number {
  const { pid } = server.process;
  const stat = fs.readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
