/**
 * Addresses that prove themselves: whoever has one may do the one thing it names, for a few minutes. The secret stands
 * in the database, made when it is first needed; a new one retires it, and what it signed stays good to its end.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { desc, gt, isNull, or } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import type { FastifyRequest } from 'fastify';
import type { AnyCall } from '../../../contract/grammar/call.ts';
import { epochMs, ownId } from '../columns.ts';
import type { Chance, Db } from '../context.ts';
import { refuse } from '../failure.ts';

export const signingKey = pgTable('signing_key', {
  id: ownId(),
  secret: text('secret').notNull(),
  createdOn: epochMs('created_on').notNull(),
  retiredOn: epochMs('retired_on'),
});

/** No address lives longer. */
export const LONGEST_ADDRESS_MS = 10 * 60_000;
export const ADDRESS_MS = 5 * 60_000;

interface Signing {
  db: Db;
  clock: () => number;
  chance: Chance;
}

export interface Addressed {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
}

/** Path and query from the root of the service, and when they end. */
export async function signedAddress(
  signing: Signing,
  call: Pick<AnyCall, 'method' | 'path'>,
  addressed: Addressed,
): Promise<{ url: string; expireOn: number }> {
  return (await addressSigner(signing))(call, addressed);
}

/** The same for many, with the secret asked for once. */
export async function addressSigner({ db, clock, chance }: Signing) {
  const now = clock();
  const expireOn = now + ADDRESS_MS;
  const secret = await currentSecret(db, chance, now);
  return (call: Pick<AnyCall, 'method' | 'path'>, { params = {}, query = {} }: Addressed) => {
    const signed = { ...query, expires: String(expireOn) };
    const signature = macOf(secret, canonical(call, params, signed));
    const search = new URLSearchParams({ ...signed, signature });
    return { url: `${filled(call.path, params)}?${search}`, expireOn };
  };
}

/** Signs any text with the secret of now, for `isSignedText`. */
export async function signText({ db, clock, chance }: Signing, signed: string): Promise<string> {
  return macOf(await currentSecret(db, chance, clock()), `text\n${signed}`);
}

export async function isSignedText(db: Db, signed: string, signature: string, now: number): Promise<boolean> {
  return isMacOf(await goodSecrets(db, now), `text\n${signed}`, signature);
}

/** Fails with NO_PERMISSION, reason ADDRESS_INVALID or ADDRESS_EXPIRED. */
export async function checkAddress(
  db: Db,
  call: AnyCall,
  request: FastifyRequest,
  now: number,
): Promise<void> {
  const params = textsOf(request.params);
  const { signature, ...signed } = textsOf(request.query);
  if (
    !signature ||
    !(await isMacOf(await goodSecrets(db, now), canonical(call, params, signed), signature))
  ) {
    throw refuse('NO_PERMISSION', 'ADDRESS_INVALID');
  }
  const expireOn = Number(signed.expires);
  // a clock that was put back must not make an address live longer than any may
  if (!(expireOn > now) || expireOn > now + LONGEST_ADDRESS_MS)
    throw refuse('NO_PERMISSION', 'ADDRESS_EXPIRED');
}

/** Signs with a new secret from now on. Two at once leave one of the two new ones in use. */
export async function rotateSigningKey(db: Db, chance: Chance, now: number): Promise<void> {
  await db.update(signingKey).set({ retiredOn: now }).where(isNull(signingKey.retiredOn));
  await makeSecret(db, chance, now);
}

const SECRET_BYTES = 32;

async function makeSecret(db: Db, chance: Chance, now: number): Promise<void> {
  const secret = chance.bytes(SECRET_BYTES).toString('base64url');
  // of two processes that start together one makes it
  await db.insert(signingKey).values({ secret, createdOn: now }).onConflictDoNothing();
}

async function currentSecret(db: Db, chance: Chance, now: number): Promise<string> {
  const read = () =>
    db.select({ secret: signingKey.secret }).from(signingKey).where(isNull(signingKey.retiredOn));
  const [found] = await read();
  if (found) return found.secret;
  await makeSecret(db, chance, now);
  const [made] = await read();
  if (!made) throw new Error('signing key');
  return made.secret;
}

async function goodSecrets(db: Db, now: number): Promise<string[]> {
  const rows = await db
    .select({ secret: signingKey.secret })
    .from(signingKey)
    .where(or(isNull(signingKey.retiredOn), gt(signingKey.retiredOn, now - LONGEST_ADDRESS_MS)))
    .orderBy(desc(signingKey.id));
  return rows.map(({ secret }) => secret);
}

const macOf = (secret: string, signed: string) =>
  createHmac('sha256', secret).update(signed).digest('base64url');

/** Compared as text: in another spelling of the same bytes some bits of the last letter mean nothing. */
function isMacOf(secrets: readonly string[], signed: string, signature: string): boolean {
  const given = Buffer.from(signature);
  return secrets.some(secret => {
    const expected = Buffer.from(macOf(secret, signed));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

/** All that an address says, in one spelling: method, path, and every field of the query by name. */
function canonical(
  { method, path }: Pick<AnyCall, 'method' | 'path'>,
  params: Readonly<Record<string, string>>,
  query: Readonly<Record<string, string>>,
): string {
  const fields = new URLSearchParams(query);
  fields.sort();
  return `${method}\n${filled(path, params)}\n${fields}`;
}

const filled = (path: string, params: Readonly<Record<string, string>>) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name]?.toWellFormed() ?? ''));

/** A field given twice has no one meaning: it becomes one that was never signed. */
function textsOf(fields: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries((fields ?? {}) as Record<string, unknown>).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );
}
