/**
 * Codes of the second step: six digits by text message, or given by an administrator over the telephone. Only a
 * salted hash is kept; a code opens once, for its account, with the temToken of its step.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import type { Chance, Db } from '../context.ts';
import type { Job } from '../jobs.ts';
import { tokenHash } from './identify.ts';
import { loginCode } from './sign-in-tables.ts';

export const CODE_MS = 5 * 60_000;
/** How long a step waits for its code, and for further codes. */
export const STEP_MS = 10 * 60_000;
/** An issued code is read out and written down first. */
const ISSUED_MS = 10 * 60_000;
const ATTEMPTS = 5;
const RESEND_MS = 60_000;
const SALT_BYTES = 16;

export type CodeRow = typeof loginCode.$inferSelect;

/**
 * A code that opens the user's next code step, instead of the one by text message; answered once and kept as a
 * hash. A new one replaces it. Ten minutes.
 */
export async function issueLoginCode(
  db: Db,
  { userId, chance, now }: { userId: string; chance: Chance; now: number },
): Promise<{ code: string; expireOn: number }> {
  const code = drawCode(chance);
  const expireOn = now + ISSUED_MS;
  await put(db, {
    userId,
    kind: 'issued',
    tokenHash: null,
    ...sealed(code, chance),
    attemptsLeft: ATTEMPTS,
    expireOn,
    resendOn: null,
    stepExpireOn: expireOn,
  });
  return { code, expireOn };
}

/** The open step of a person, under a lock that lasts as long as the transaction. The user's row must be held. */
export async function readStep(db: Db, userId: string, now: number): Promise<CodeRow | undefined> {
  const [step] = await db.select().from(loginCode).where(isOf(userId, 'step')).for('update');
  return step && step.stepExpireOn > now ? step : undefined;
}

export interface NewStep {
  userId: string;
  temToken: string;
  /** False where no message goes out: then only an issued code opens the step. */
  hasCode: boolean;
  chance: Chance;
  now: number;
}

/** Opens a step with a code of its own, in place of an earlier one. The code is answered once. */
export async function openStep(db: Db, step: NewStep): Promise<{ row: CodeRow; code: string }> {
  const { userId, temToken, hasCode, chance, now } = step;
  const code = drawCode(chance);
  const row: CodeRow = {
    userId,
    kind: 'step',
    tokenHash: tokenHash(temToken),
    ...(hasCode ? sealed(code, chance) : { salt: null, codeHash: null }),
    attemptsLeft: ATTEMPTS,
    expireOn: now + CODE_MS,
    resendOn: now + RESEND_MS,
    stepExpireOn: now + STEP_MS,
  };
  await put(db, row);
  return { row, code };
}

/** The step goes on under another temToken with the code that is on its way already. */
export async function renameStep(db: Db, step: CodeRow, temToken: string, now: number): Promise<void> {
  await db
    .update(loginCode)
    .set({ tokenHash: tokenHash(temToken), stepExpireOn: now + STEP_MS })
    .where(isOf(step.userId, 'step'));
}

export type Judgement = { isRight: true } | { isRight: false; attemptsLeft: number };

/**
 * Judges a code and uses it up: it is gone when right, one attempt poorer when wrong. Within a transaction that
 * holds the user's row and is not rolled back for a wrong code.
 */
export async function redeemCode(
  db: Db,
  { userId, temToken, code, now }: { userId: string; temToken: string; code: string; now: number },
): Promise<Judgement> {
  const step = await readStep(db, userId, now);
  if (!step || step.tokenHash !== tokenHash(temToken)) return { isRight: false, attemptsLeft: 0 };
  if (step.attemptsLeft < 1) return { isRight: false, attemptsLeft: 0 };
  const [issued] = await db.select().from(loginCode).where(isOf(userId, 'issued')).for('update');
  if (opens(step, code, now)) {
    await db.delete(loginCode).where(isOf(userId, 'step'));
    return { isRight: true };
  }
  if (issued && opens(issued, code, now)) {
    await db.delete(loginCode).where(eq(loginCode.userId, userId));
    return { isRight: true };
  }
  await spend(db, step);
  if (issued) await spend(db, issued);
  const isLate = step.expireOn <= now && !(issued && issued.expireOn > now);
  return { isRight: false, attemptsLeft: isLate ? 0 : step.attemptsLeft - 1 };
}

/** Forgets steps and codes that nothing can be done with. Two at a time forget the same. */
export const forgetOldCodes: Job = {
  name: 'forget-old-codes',
  everyMs: 3_600_000,
  run: async ({ db, clock }) => {
    await db.delete(loginCode).where(lt(loginCode.stepExpireOn, clock()));
  },
};

const isOf = (userId: string, kind: CodeRow['kind']) =>
  and(eq(loginCode.userId, userId), eq(loginCode.kind, kind));

async function put(db: Db, row: CodeRow): Promise<void> {
  await db
    .insert(loginCode)
    .values(row)
    .onConflictDoUpdate({ target: [loginCode.userId, loginCode.kind], set: row });
}

const spend = (db: Db, row: CodeRow) =>
  db
    .update(loginCode)
    .set({ attemptsLeft: row.attemptsLeft - 1 })
    .where(isOf(row.userId, row.kind));

function opens(row: CodeRow, code: string, now: number): boolean {
  if (row.salt === null || row.codeHash === null || row.attemptsLeft < 1 || row.expireOn <= now) return false;
  return timingSafeEqual(Buffer.from(row.codeHash), Buffer.from(hashOf(row.salt, code)));
}

/** Six digits; 48 bits leave a bias below one in a hundred million. */
const drawCode = (chance: Chance) => String(chance.bytes(6).readUIntBE(0, 6) % 1_000_000).padStart(6, '0');

function sealed(code: string, chance: Chance): { salt: string; codeHash: string } {
  const salt = chance.bytes(SALT_BYTES).toString('base64url');
  return { salt, codeHash: hashOf(salt, code) };
}

const hashOf = (salt: string, code: string) => createHash('sha256').update(`${salt}:${code}`).digest('hex');
