/**
 * Conditions of the database itself, which cannot be noted in it. A file in DATA_DIR lets several processes of a machine
 * tell one once: who makes it tells the beginning, who removes it the end. A file that nobody has touched for a minute
 * belongs to a process that has gone, and anybody may take it.
 */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Clock } from '../core/context.ts';
import type { Alert, AlertCode, AlertState } from '../core/outside/alerts.ts';
import { AGAIN_MS, alertOf, type Speaker } from './making.ts';

const CODES = ['DATABASE_AWAY', 'WRITES_FAIL'] as const satisfies readonly AlertCode[];
export type LocalCode = (typeof CODES)[number];

const STALE_MS = 60_000;

interface Local {
  folder: string;
  clock: Clock;
  speaker: Speaker;
  send(alert: Alert): void;
}

/** Answers what notes the conditions that this process sees now. Never fails. */
export function noteWithoutDatabase({ folder, clock, speaker, send }: Local) {
  const mine = new Map<LocalCode, { since: number; toldOn: number; hasFile: boolean }>();
  const fileOf = (code: LocalCode) => path.join(folder, code);
  const tell = (code: LocalCode, state: AlertState, since: number) =>
    send(alertOf({ condition: { code, subject: speaker.host }, state, since, now: clock() }, speaker));

  async function goOn(code: LocalCode): Promise<void> {
    const held = mine.get(code);
    const now = clock();
    if (!held) return begin(code);
    await touch(fileOf(code), now);
    if (now - held.toldOn < AGAIN_MS) return;
    mine.set(code, { ...held, toldOn: now });
    tell(code, 'lasts', held.since);
  }

  async function begin(code: LocalCode): Promise<void> {
    const now = clock();
    const made = await make(fileOf(code), now);
    if (made !== 'is there') {
      mine.set(code, { since: now, toldOn: now, hasFile: made === 'made' });
      return tell(code, 'began', now);
    }
    const since = await abandonedSince(fileOf(code), now);
    if (since === undefined) return;
    await touch(fileOf(code), now);
    mine.set(code, { since, toldOn: now, hasFile: true });
  }

  async function end(code: LocalCode): Promise<void> {
    const held = mine.get(code);
    const since = held?.since ?? (await abandonedSince(fileOf(code), clock()));
    if (since === undefined) return;
    mine.delete(code);
    if (held?.hasFile === false || (await remove(fileOf(code)))) tell(code, 'ended', since);
  }

  return async (present: ReadonlySet<LocalCode>): Promise<void> => {
    for (const code of CODES) await (present.has(code) ? goOn(code) : end(code));
  };
}

/** Written atomically, with its time. If the disk takes no file, the alert is sent without it. */
async function make(file: string, now: number): Promise<'made' | 'is there' | 'impossible'> {
  const arriving = `${file}.${randomUUID()}`;
  try {
    await fs.mkdir(path.dirname(file), { recursive: true });
    await fs.writeFile(arriving, String(now));
    await touch(arriving, now);
  } catch {
    return 'impossible';
  }
  return fs
    .link(arriving, file)
    .then(
      () => 'made' as const,
      error => ((error as { code?: string }).code === 'EEXIST' ? 'is there' : 'impossible'),
    )
    .finally(() => fs.rm(arriving, { force: true }));
}

/** When it began, where a process that has gone has left it. */
async function abandonedSince(file: string, now: number): Promise<number | undefined> {
  try {
    const [{ mtimeMs }, text] = await Promise.all([fs.stat(file), fs.readFile(file, 'utf8')]);
    return Math.abs(now - mtimeMs) > STALE_MS ? Number(text) || now : undefined;
  } catch {
    return undefined;
  }
}

const touch = (file: string, now: number) => fs.utimes(file, now / 1000, now / 1000).catch(() => {});

const remove = (file: string) =>
  fs.unlink(file).then(
    () => true,
    () => false,
  );
