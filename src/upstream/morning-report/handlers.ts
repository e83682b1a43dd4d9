import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { morningReportCalls, ReportKind, ReportSubscription } from '../../contract/morning-report.ts';
import type { Db, Handlers, Services, SignedIn } from '../core/context.ts';
import { adminUser } from '../core/identity/tables.ts';
import { readProperties } from '../core/properties.ts';
import { seesAreas } from '../core/scope.ts';
import { isAddress, readersAmong, subscribers } from './readers.ts';
import type { ReportSource } from './source.ts';
import { reportMail, reportSubscription } from './tables.ts';

interface Mailing {
  sources: readonly ReportSource[];
  /** The operator has named a mail server. */
  hasMail: boolean;
}

interface Asking extends Pick<Services, 'clock' | 'isPlain'> {
  db: Db;
  user: Pick<SignedIn, 'userId' | 'areaIds'>;
}

export function morningReportHandlers({ sources, hasMail }: Mailing) {
  async function subscriptionOf(asking: Asking, kind: ReportKind): Promise<ReportSubscription> {
    const { db, user, clock, isPlain } = asking;
    const { 'report.mailTime': mailTime } = await readProperties(db, 'report.mailTime');
    const source = sources.find(one => one.kind === kind);
    const all = await subscribers(db, kind);
    const looking = { now: clock(), isPlain };
    const readers = source ? await readersAmong(db, all, source.call.may, looking) : [];
    const [own] = await db
      .select({ email: adminUser.email })
      .from(adminUser)
      .where(eq(adminUser.id, user.userId));
    return {
      mailTime,
      isMailSet: hasMail ? 1 : 0,
      isMine: all.includes(user.userId) ? 1 : 0,
      hasAddress: isAddress(own?.email) ? 1 : 0,
      readerCount: readers.length,
      readers: readers
        .filter(reader => seesAreas(user.areaIds, reader.user.areaIds))
        .map(reader => reader.user.userName),
      lastSentOn: await lastSentTo(db, kind, user.userId),
    };
  }

  return {
    readSubscription: context => subscriptionOf(context, context.query.kind),
    subscribe: async context => {
      const { db, user, clock, body } = context;
      const { kind, isMine } = body;
      const row = { kind, userId: user.userId };
      if (isMine)
        await db
          .insert(reportSubscription)
          .values({ ...row, createdOn: clock() })
          .onConflictDoNothing();
      else
        await db
          .delete(reportSubscription)
          .where(and(eq(reportSubscription.kind, kind), eq(reportSubscription.userId, user.userId)));
      return subscriptionOf(context, kind);
    },
  } satisfies Handlers<typeof morningReportCalls>;
}

async function lastSentTo(db: Db, kind: ReportKind, userId: string): Promise<number | null> {
  const [row] = await db
    .select({ sentOn: reportMail.sentOn })
    .from(reportMail)
    .where(and(eq(reportMail.kind, kind), eq(reportMail.userId, userId), isNotNull(reportMail.sentOn)))
    .orderBy(desc(reportMail.day))
    .limit(1);
  return row?.sentOn ?? null;
}
