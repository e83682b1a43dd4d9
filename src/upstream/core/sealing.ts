/**
 * Sealing of what is kept and must not be read where it lies. The secret of each purpose is made when it is first
 * needed and stands in a table of its own: who reads only what is sealed learns nothing.
 */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { epochMs } from './columns.ts';
import type { Chance, Db } from './context.ts';

export const serverSecret = pgTable('server_secret', {
  name: text('name').primaryKey(),
  secret: text('secret').notNull(),
  createdOn: epochMs('created_on').notNull(),
});

export type Purpose = 'revision' | 'draft' | 'property' | 'openDoor' | 'lookup';

interface Sealing {
  db: Db;
  clock: () => number;
  chance: Chance;
}

/** @param of whom or what it is sealed for: it opens for the same alone */
export async function sealText(
  { db, clock, chance }: Sealing,
  purpose: Purpose,
  of: string,
  text: string,
): Promise<string> {
  const key = keyFrom(await secretOf(db, purpose, { clock, chance }), of);
  const iv = chance.bytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
}

/** The same for the same text, and telling nobody what that is. */
export async function markOf(
  { db, clock, chance }: Sealing,
  purpose: Purpose,
  text: string,
): Promise<string> {
  const key = keyFrom(await secretOf(db, purpose, { clock, chance }), purpose);
  return createHmac('sha256', key).update(text).digest('base64url');
}

/** Undefined where it was sealed for something else, or changed since. */
export async function openText(
  db: Db,
  purpose: Purpose,
  of: string,
  sealed: string,
): Promise<string | undefined> {
  const secret = await readSecret(db, purpose);
  if (secret === undefined) return undefined;
  const bytes = Buffer.from(sealed, 'base64');
  try {
    const decipher = createDecipheriv(CIPHER, keyFrom(secret, of), bytes.subarray(0, IV_BYTES));
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const body = bytes.subarray(IV_BYTES + TAG_BYTES);
    return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

const keyFrom = (secret: string, of: string) =>
  Buffer.from(hkdfSync('sha256', Buffer.from(secret, 'base64url'), '', of, KEY_BYTES));

async function readSecret(db: Db, name: Purpose): Promise<string | undefined> {
  const [found] = await db
    .select({ secret: serverSecret.secret })
    .from(serverSecret)
    .where(eq(serverSecret.name, name));
  return found?.secret;
}

async function secretOf(
  db: Db,
  name: Purpose,
  { clock, chance }: Pick<Sealing, 'clock' | 'chance'>,
): Promise<string> {
  const found = await readSecret(db, name);
  if (found !== undefined) return found;
  const secret = chance.bytes(KEY_BYTES).toString('base64url');
  // of two processes that start together one makes it
  await db.insert(serverSecret).values({ name, secret, createdOn: clock() }).onConflictDoNothing();
  const made = await readSecret(db, name);
  if (made === undefined) throw new Error('server secret');
  return made;
}
