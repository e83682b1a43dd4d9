/** The developer page: each port, what waits in the outbox and what became of it, and a message to try. */
import { and, desc, eq, gte, sql } from 'drizzle-orm';
import type { systemToolCalls } from '../../contract/system-tool.ts';
import type { Db, Handlers } from '../core/context.ts';
import { Failure } from '../core/failure.ts';
import { rotateSigningKey } from '../core/http/signed-address.ts';
import { portError } from '../core/outside/port-errors.ts';
import type { PortName } from '../core/outside/ports.ts';
import { queueSms, smsDayOf, smsDayStart, smsOutbox } from '../core/outside/sms-outbox.ts';
import { ifGiven, numberIs, readPage } from '../core/paging.ts';
import { readProperties } from '../core/properties.ts';

export const systemToolHandlers = {
  portState: async ({ db, clock, ports }) => {
    const { 'sms.dailyLimit': dailyLimit } = await readProperties(db, 'sms.dailyLimit');
    const counts = await countToday(db, smsDayStart(smsDayOf(clock())));
    return {
      sms: {
        kind: ports.sms.isReal ? 'webhook' : 'simulated',
        dailyLimit,
        ...counts,
        ...(await lastErrorOf(db, 'sms')),
      },
      storage: { kind: ports.storage.kind, ...(await lastErrorOf(db, 'storage')) },
      switchboard: {
        kind: ports.switchboard.isReal ? 'webhook' : 'simulated',
        ...(await lastErrorOf(db, 'switchboard')),
      },
      payments: {
        kind: ports.payments.isReal ? 'webhook' : 'simulated',
        ...(await lastErrorOf(db, 'payments')),
      },
    };
  },

  listSms: async ({ db, query, clock, ports }) => {
    const where = and(
      ifGiven(query.state, state => eq(smsOutbox.state, state)),
      ifGiven(query.mobile, mobile => numberIs(smsOutbox.mobile, mobile)),
    );
    const { rows, total } = await readPage(db, { table: smsOutbox, where, ...query }, ({ limit, offset }) =>
      db
        .select()
        .from(smsOutbox)
        .where(where)
        .orderBy(desc(smsOutbox.createdOn), desc(smsOutbox.id))
        .limit(limit)
        .offset(offset),
    );
    return {
      rows: rows.map(row => ({
        ...row,
        text: ports.sms.isReal ? null : row.text,
        canResend: canResend(row, clock()) ? (1 as const) : (0 as const),
      })),
      total,
    };
  },

  sendTestSms: async ({ db, body, clock, changed }) => {
    const { mobile, text } = body;
    const queued = await queueSms(db, { mobile, kind: 'test', text, now: clock() });
    changed({ objectType: 'sms', objectId: queued.id, after: { mobile, kind: 'test' } });
    return queued;
  },

  resendSms: async ({ db, body, clock, changed }) => {
    const [row] = await db.select().from(smsOutbox).where(eq(smsOutbox.id, body.id));
    if (!row) throw new Failure('NOT_FOUND');
    if (!canResend(row, clock())) throw new Failure('STATE_NOT_ALLOWED');
    const { mobile, kind, text } = row;
    const now = clock();
    // a code lives no longer because it is sent again
    const queued = await queueSms(db, {
      mobile,
      kind,
      text,
      now,
      ...(kind === 'loginCode' && { expireOn: row.expireOn }),
    });
    changed({ objectType: 'sms', objectId: queued.id, after: { mobile, kind, resent: row.id } });
    return queued;
  },

  rotateSigningKey: async ({ db, chance, clock, changed }) => {
    await rotateSigningKey(db, chance, clock());
    changed({ objectType: 'signingKey', objectId: 'current' });
    return null;
  },
} satisfies Handlers<typeof systemToolCalls>;

type SmsRow = typeof smsOutbox.$inferSelect;

/** What waits is on its way; what was cut or has expired is of no use to anybody. */
const canResend = ({ state, text, kind, expireOn }: SmsRow, now: number) =>
  state !== 0 && text !== '' && (kind !== 'loginCode' || expireOn > now);

async function countToday(db: Db, midnight: number) {
  const [waiting] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(smsOutbox)
    .where(eq(smsOutbox.state, 0));
  const [sent] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(smsOutbox)
    .where(gte(smsOutbox.sentOn, midnight));
  const [givenUp] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(smsOutbox)
    .where(and(eq(smsOutbox.state, 2), gte(smsOutbox.createdOn, midnight)));
  return {
    waiting: waiting?.count ?? 0,
    sentToday: sent?.count ?? 0,
    givenUpToday: givenUp?.count ?? 0,
  };
}

async function lastErrorOf(db: Db, port: PortName) {
  const [found] = await db.select().from(portError).where(eq(portError.port, port));
  return { lastError: found?.code ?? null, lastErrorOn: found?.failedOn ?? null };
}
