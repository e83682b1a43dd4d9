/**
 * A write that is sent again is done once: the first answer is kept for a day and given again.
 * It is sealed with the request id, which only its sender knows, so that a one-time password in an answer is
 * of no use to who reads the database.
 */
import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import type { Chance, Db } from '../context.ts';
import { type Statement, statement } from '../database/append.ts';
import { Failure } from '../failure.ts';
import type { Job } from '../jobs.ts';
import { request } from './tables.ts';

const KEPT_MS = 24 * 3_600_000;

export interface Attempt {
  requestId: string;
  userId: string;
  call: string;
  input: unknown;
}

export interface Claim {
  /** The answer of the first time; unset when this is the first time. */
  earlier?: { answer: unknown };
  /** The statement that keeps it. */
  keeping(answer: unknown): Statement | undefined;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest();
const keyOf = (attempt: Attempt) => sha256(`key ${attempt.userId} ${attempt.requestId}`).toString('hex');
const inputHashOf = (attempt: Attempt) => sha256(JSON.stringify(attempt.input)).toString('hex');
const sealKey = (attempt: Attempt) => sha256(`seal ${attempt.userId} ${attempt.requestId}`);

/** Claims the attempt inside the caller's transaction; a parallel one with the same id waits for its end. */
export async function claim(db: Db, attempt: Attempt, now: number, chance: Chance): Promise<Claim> {
  const key = keyOf(attempt);
  const inputHash = inputHashOf(attempt);
  const taken = await db
    .insert(request)
    .values({ key, userId: attempt.userId, call: attempt.call, inputHash, answer: null, createdOn: now })
    .onConflictDoNothing()
    .returning({ key: request.key });
  if (taken.length > 0) {
    return {
      keeping: answer => {
        const sealed = seal(JSON.stringify(answer ?? null), sealKey(attempt), chance);
        return statement`update request set answer = ${sealed} where key = ${key}`;
      },
    };
  }
  const earlier = await earlierAnswer(db, attempt);
  if (!earlier) throw new Failure('DUPLICATE', { reason: 'REQUEST_REUSED' });
  return { earlier, keeping: () => undefined };
}

/** The answer of the first time, for who has slow work to spare; undefined when this is the first time. */
export async function earlierAnswer(db: Db, attempt: Attempt): Promise<{ answer: unknown } | undefined> {
  const [first] = await db
    .select()
    .from(request)
    .where(eq(request.key, keyOf(attempt)));
  if (!first) return undefined;
  if (!first.answer || first.call !== attempt.call || first.inputHash !== inputHashOf(attempt)) {
    throw new Failure('DUPLICATE', { reason: 'REQUEST_REUSED' });
  }
  return { answer: JSON.parse(unseal(first.answer, sealKey(attempt))) };
}

/** Forgets what is older than a day. Two at a time forget the same. */
export const forgetOldRequests: Job = {
  name: 'forget-old-requests',
  everyMs: 3_600_000,
  run: async ({ db, clock }) => {
    await db.delete(request).where(lt(request.createdOn, clock() - KEPT_MS));
  },
};

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

function seal(text: string, key: Buffer, chance: Chance): string {
  const iv = chance.bytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
}

function unseal(sealed: string, key: Buffer): string {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString(
    'utf8',
  );
}
