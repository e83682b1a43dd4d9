/** What waits at the desk of lost property. */
import { and, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { lostDeskCalls } from '../../../contract/lost-desk.ts';
import type { Handlers } from '../../core/context.ts';
import { lostOrderTable as table } from '../../domain/lost/tables.ts';
import { isOver } from './deadlines.ts';

export const lostDeskHandlers = {
  countLostCases: async ({ db, scope, clock, user }) => {
    const counted = (...conditions: SQL[]) =>
      sql<number>`(count(*) filter (where ${and(...conditions)}))::int`;
    const waits = eq(table.handleStatus, 0);
    const [counts] = await db
      .select({
        waiting: counted(waits),
        vipWaiting: counted(waits, eq(table.payStatus, 1)),
        mine: counted(eq(table.handleStatus, 1), eq(table.handleUserId, user.userId)),
        overdue: counted(isOver(clock())),
      })
      .from(table)
      // what is closed counts for none of them, and is most of it
      .where(and(lt(table.handleStatus, 2), scope.byArea(table.addressType)));
    return counts ?? { waiting: 0, vipWaiting: 0, mine: 0, overdue: 0 };
  },
} satisfies Handlers<typeof lostDeskCalls>;
