/** From a token to a person and his rights, read anew at every call: a right taken is gone at once. */
import { hash } from 'node:crypto';
import { eq, inArray, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ALL, holds, type Rights } from '../../../contract/grammar/may.ts';
import type { Clock, Db, SignedIn } from '../context.ts';
import { prepared } from '../database/prepared.ts';
import type { EndReason } from '../end-reason.ts';
import { Failure } from '../failure.ts';
import { endOverdue, isOverdue, limitsOf, limitTexts } from './session-life.ts';
import { isNotSuspended } from './suspended-rights.ts';
import { adminUser, role, session } from './tables.ts';

/** How exactly the last sign of a person is kept: a write at every call would cost more than it tells. */
const SEEN_STEP_MS = 60_000;

/** Tokens are never kept; this is. */
export const tokenHash = (token: string) => hash('sha256', token, 'base64url');

export interface IdentifyOptions {
  clock: Clock;
  /** The call is polling or heartbeat, no sign of a person. */
  isBackground: boolean;
  isPlain: boolean;
}

/** Codes of all enabled roles of the user in this row. */
const codesOfUser = sql<string[]>`array(
  select distinct rp.val from user_role ur
  join role r on r.id = ur.role_id and r.state = 1
  join role_permission rp on rp.role_id = r.id
  where ur.user_id = ${adminUser}.id and ${isNotSuspended(sql`ur.user_id`, sql`rp.val`)})`;

/** Of a person, whatever decides on what he may do. */
export const personColumns = {
  userId: adminUser.id,
  account: adminUser.account,
  userName: adminUser.userName,
  isSuperuser: adminUser.isSuperuser,
  areaIds: adminUser.areaIds,
  state: adminUser.state,
  deleted: adminUser.deleted,
  expireOn: adminUser.expireOn,
  codes: codesOfUser,
};

const codesOfPreview = sql<string[]>`array(
  select rp.val from role_permission rp where rp.role_id = ${session.previewRoleId})`;

/** The session that a preview was begun in: the person is there, so it is that one's life which counts. */
const parent = alias(session, 'parent');

const columns = {
  ...limitTexts,
  sessionId: session.id,
  parentId: session.parentId,
  livingId: sql<string>`coalesce(${parent.id}, ${session.id})`.mapWith(session.id),
  createdOn: sql<number>`coalesce(${parent.createdOn}, ${session.createdOn})`.mapWith(session.createdOn),
  lastSeenOn: sql<number>`coalesce(${parent.lastSeenOn}, ${session.lastSeenOn})`.mapWith(session.lastSeenOn),
  sessionExpireOn: sql<number>`coalesce(${parent.expireOn}, ${session.expireOn})`.mapWith(session.expireOn),
  isEnded: sql<boolean>`(${session.endedOn} is not null or ${parent.endedOn} is not null)`,
  endReason: sql<EndReason | null>`coalesce(${session.endReason}, ${parent.endReason})`,
  previewRoleId: session.previewRoleId,
  previewName: role.name,
  previewState: role.state,
  previewCodes: codesOfPreview,
  ...personColumns,
};

/** @param hash of the token. Fails with TOKEN_INVALID, SESSION_EXPIRED or SESSION_ENDED. */
export async function identify(db: Db, hash: string, options: IdentifyOptions): Promise<SignedIn> {
  const now = options.clock();
  const [found] = await asked(db, { hash });
  if (!found) throw new Failure('TOKEN_INVALID');

  const over = whyOver(found, now);
  if (over) throw new Failure(over === 'expired' ? 'SESSION_EXPIRED' : 'SESSION_ENDED');

  const isThis = eq(session.id, found.livingId);
  if (isLate(found, now)) {
    await endOverdue(db, limitsOf(found), now, isThis);
    throw new Failure('SESSION_EXPIRED');
  }
  // never back: a clock that was set right must not make the session any younger
  if (!options.isBackground && now - found.lastSeenOn >= SEEN_STEP_MS) {
    await db.update(session).set({ lastSeenOn: now }).where(isThis);
  }
  return signedIn(found, options.isPlain);
}

/**
 * Who stands behind these sessions now, or why they are over; a session that is not there is missing. No sign of a
 * person: nobody's session lives longer by it.
 */
export async function sessionStateOf(
  db: Db,
  sessionIds: readonly string[],
  { clock, isPlain }: Pick<IdentifyOptions, 'clock' | 'isPlain'>,
): Promise<Map<string, SignedIn | EndReason>> {
  if (sessionIds.length === 0) return new Map();
  const now = clock();
  const rows = await holders(db, inArray(session.id, [...sessionIds]));
  const late = rows.filter(found => !whyOver(found, now) && isLate(found, now));
  for (const found of late) await endOverdue(db, limitsOf(found), now, eq(session.id, found.livingId));
  return new Map(
    rows.map(found => {
      const over = whyOver(found, now) ?? (late.includes(found) ? 'expired' : undefined);
      return [found.sessionId, over ?? signedIn(found, isPlain)];
    }),
  );
}

/** Why it is over, as far as anybody has said so. */
function whyOver(found: Found, now: number): EndReason | undefined {
  if (found.isEnded) return found.endReason ?? 'expired';
  if (found.deleted === 1) return 'deleted';
  if (found.state === 0) return 'disabled';
  if (found.expireOn !== null && found.expireOn <= now) return 'disabled';
  // a preview of a role that is off, or gone
  return found.previewRoleId !== null && found.previewState !== 1 ? 'disabled' : undefined;
}

const isLate = (found: Found, now: number) =>
  isOverdue({ ...found, expireOn: found.sessionExpireOn }, limitsOf(found), now);

/** The one query of every call. */
const holders = (db: Db, which: SQL) =>
  db
    .select(columns)
    .from(session)
    .innerJoin(adminUser, eq(adminUser.id, session.userId))
    .leftJoin(parent, eq(parent.id, session.parentId))
    .leftJoin(role, eq(role.id, session.previewRoleId))
    .where(which);

/** With a hash of a token. */
export const identifying = (db: Db, hash: string | Placeholder) => holders(db, eq(session.tokenHash, hash));

type Found = Awaited<ReturnType<typeof identifying>>[number];

const asked = prepared<Found[]>(db => identifying(db, sql.placeholder('hash')));

function signedIn(found: Found, isPlain: boolean): SignedIn {
  const own: Rights = {
    userId: found.userId,
    codes: new Set(found.isSuperuser === 1 ? [ALL, ...found.codes] : found.codes),
    subjectsGrantActions: isPlain,
  };
  const person = {
    userId: found.userId,
    account: found.account,
    userName: found.userName,
    sessionId: found.sessionId,
    areaIds: found.areaIds,
  };
  const { previewRoleId: roleId, parentId } = found;
  if (roleId === null || parentId === null) return { ...person, rights: own };
  return {
    ...person,
    // never more than his own: what he lost since he began is gone here too
    rights: { ...own, codes: new Set(found.previewCodes.filter(code => holds(own, code))) },
    preview: { roleId, name: found.previewName ?? '', parentSessionId: parentId },
  };
}
