/** Every database that a run of tests opens is noted, because opening one takes longer than most tests. */
import fs from 'node:fs';
import path from 'node:path';

const OPENINGS = path.resolve('.cache/databases-opened');

/** Of one kind, in one process. A test has two at once at most; one more was not closed, or could not be used again. */
export const MOST_OPENED = 2;

export function beginOpenings(): void {
  fs.rmSync(OPENINGS, { force: true });
}

export function noteOpening(kind: string): void {
  fs.appendFileSync(OPENINGS, `${kind} database, process ${process.pid}\n`);
}

/** Fails the run that opened more than it needs. */
export function checkOpenings(): void {
  if (!fs.existsSync(OPENINGS)) return;
  const counts = new Map<string, number>();
  for (const line of fs.readFileSync(OPENINGS, 'utf8').trim().split('\n'))
    counts.set(line, (counts.get(line) ?? 0) + 1);
  const tooMany = [...counts].filter(([, count]) => count > MOST_OPENED);
  if (tooMany.length > 0)
    throw new Error(
      `Too many databases were opened: ${tooMany.map(([who, count]) => `${who}: ${count}`).join('; ')}`,
    );
}
