/** One step of a job that was claimed. */
import type { Db, Services } from '../context.ts';
import { retryTransaction } from '../database/fault.ts';
import type { Failure } from '../failure.ts';
import { toFailure } from '../http/answer.ts';
import { signedInAs } from '../identity/signed-in-as.ts';
import type { Kind } from './kind.ts';
import { end, hold, MOST_ATTEMPTS, moveOn, release } from './queue.ts';
import type { JobRow } from './tables.ts';

export interface Working extends Services {
  db: Db;
  kinds: readonly Kind[];
  onError(error: unknown, job: Pick<JobRow, 'id' | 'kind'>): void;
}

const PAUSE_MS = 5_000;

/** The job as it is then; undefined where there is nothing more to do for who held it. */
export async function advance(working: Working, held: JobRow): Promise<JobRow | undefined> {
  try {
    return await step(working, held);
  } catch (error) {
    await giveUp(working, held, error).catch(late => working.onError(late, held));
    return undefined;
  }
}

async function step(
  { db, kinds, clock, chance, isPlain, ports }: Working,
  held: JobRow,
): Promise<JobRow | undefined> {
  const kind = kinds.find(({ name }) => name === held.kind);
  if (!kind) throw new Error(`KIND ${held.kind}`);
  const user = await signedInAs(db, held.ownerId, { isPlain, now: clock() });
  const { ip, userAgent, traceId } = held;
  const caller = { ip, userAgent, traceId, tokens: [] };
  const settle = await kind.step({ db, clock, chance, isPlain, ports, job: held, user, caller });
  return retryTransaction(db, async transaction => {
    const inside = transaction as unknown as Db;
    // whoever cancelled it, or took it over, did so before this step counts
    const present = await hold(inside, held);
    if (!present) return undefined;
    const row = await moveOn(inside, present, await settle(inside, present), clock());
    return row.state === 'running' ? row : undefined;
  });
}

/** What will not pass by waiting ends the job; anything else is tried again, a few times. */
async function giveUp({ db, clock, onError }: Working, held: JobRow, error: unknown): Promise<void> {
  const failure = toFailure(error, held.traceId);
  if (isOurs(failure)) onError(error, held);
  const isFinal =
    !isOurs(failure) || failure.data.reason === 'STORAGE_FULL' || held.attempts >= MOST_ATTEMPTS;
  await retryTransaction(db, async transaction => {
    const inside = transaction as unknown as Db;
    const present = await hold(inside, held);
    if (!present) return;
    const now = clock();
    if (!isFinal) return release(inside, present, now + PAUSE_MS * Math.max(1, present.attempts));
    await end(inside, present, 'failed', now, { failure: failure.data.reason ?? failure.failure });
  });
}

const isOurs = ({ failure }: Failure) => failure === 'INTERNAL' || failure === 'DEPENDENCY_AWAY';
