/** Sessions that are open, as their owner and as an administrator sees them. */
import { and, desc, eq, gt, inArray, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { OnlineUser, OwnSession, onlineCalls } from '../../contract/online.ts';
import type { Db, SignedIn } from '../core/context.ts';
import { overdue, readLimits } from '../core/identity/session-life.ts';
import { adminUser, role, session } from '../core/identity/tables.ts';
import { readUserAgent } from '../core/identity/user-agent.ts';
import { contains, ifGiven, readPage, type Sorts, sortOf, startsWith } from '../core/paging.ts';
import type { AreaScope } from '../core/scope.ts';

/** The session of the person, also while he previews a role. */
export const currentOf = ({ sessionId, preview }: SignedIn) => preview?.parentSessionId ?? sessionId;

/** Sessions by which somebody can still act. */
async function open(db: Db, now: number): Promise<SQL | undefined> {
  const isOver = overdue(await readLimits(db), now);
  return and(isNull(session.endedOn), isNull(session.parentId), not(isOver));
}

const columns = {
  id: session.id,
  userId: session.userId,
  ip: session.ip,
  userAgent: session.userAgent,
  createdOn: session.createdOn,
  lastSeenOn: session.lastSeenOn,
  expireOn: session.expireOn,
};

const shown = <Row extends { id: string; userAgent: string | null }>(row: Row, current: string) => ({
  ...row,
  ...readUserAgent(row.userAgent ?? ''),
  sessionId: row.id,
  isCurrent: row.id === current ? (1 as const) : (0 as const),
});

/** Of one's own: nobody has as many browsers, and who has is not answered by the megabyte. */
const MOST_SHOWN = 200;

export async function ownSessions(db: Db, user: SignedIn, now: number): Promise<OwnSession[]> {
  const rows = await db
    .select(columns)
    .from(session)
    .where(and(eq(session.userId, user.userId), await open(db, now)))
    .orderBy(desc(session.lastSeenOn), desc(session.id))
    .limit(MOST_SHOWN);
  return rows.map(row => shown(row, currentOf(user)));
}

const sorts: Sorts = {
  columns: {
    lastSeenOn: session.lastSeenOn,
    createdOn: session.createdOn,
    account: sql`lower(${adminUser.account})`,
    userName: adminUser.searchKey,
    ip: session.ip,
  },
  byDefault: [desc(session.lastSeenOn), desc(session.id)],
  tie: session.id,
};

interface Asking {
  query: z.output<typeof onlineCalls.listOnline.query>;
  user: SignedIn;
  scope: AreaScope;
  now: number;
}

export async function listOnline(db: Db, { query, user, scope, now }: Asking) {
  const where = and(
    await open(db, now),
    inArray(session.userId, usersOf(db, query, scope, now)),
    ifGiven(query.ip, ip => startsWith(session.ip, ip)),
  );
  const page = await readPage(db, { table: session, where, ...query }, ({ limit, offset }) =>
    db
      .select({
        ...columns,
        account: adminUser.account,
        userName: adminUser.userName,
        roleName: role.name,
      })
      .from(session)
      .innerJoin(adminUser, eq(adminUser.id, session.userId))
      .leftJoin(role, eq(role.id, adminUser.roleId))
      .where(where)
      .orderBy(...sortOf(sorts, query, false))
      .limit(limit)
      .offset(offset),
  );
  return { ...page, rows: page.rows.map((row): OnlineUser => shown(row, currentOf(user))) };
}

/** Whose session it is, within the areas; undefined for one that is over. */
export async function holderOf(db: Db, sessionId: string, now: number): Promise<string | undefined> {
  const [found] = await db
    .select({ userId: session.userId })
    .from(session)
    .where(and(eq(session.id, sessionId), await open(db, now)));
  return found?.userId;
}

const usersOf = (db: Db, query: Asking['query'], scope: AreaScope, now: number) =>
  db
    .select({ id: adminUser.id })
    .from(adminUser)
    .where(
      and(
        eq(adminUser.deleted, 0),
        eq(adminUser.state, 1),
        or(isNull(adminUser.expireOn), gt(adminUser.expireOn, now)),
        scope.bySubset(adminUser.areaIds),
        ifGiven(query.account, text => contains(sql`lower(${adminUser.account})`, text)),
        ifGiven(query.userName, text => contains(sql`lower(${adminUser.userName})`, text)),
        ifGiven(query.keyword, text => contains(adminUser.searchKey, text)),
      ),
    );
