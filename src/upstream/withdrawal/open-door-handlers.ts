/** Withdrawals as drivers ask for them by their app. */
import { and, desc, eq } from 'drizzle-orm';
import type { withdrawalDoorCalls } from '../../contract/open-door-withdrawals.ts';
import { BY_DRIVER } from '../../contract/withdrawal-states.ts';
import type { Handlers } from '../core/context.ts';
import { serialize } from '../core/database/serialize.ts';
import { refuse } from '../core/failure.ts';
import { readRows } from '../core/paging.ts';
import { readCashAccount } from '../domain/cash/reading.ts';
import { askForWithdrawal } from './asking.ts';
import { withdrawalTable as table, type WithdrawalRow } from './tables.ts';
import { readTerms } from './terms.ts';

export const withdrawalDoorHandlers = {
  handInWithdrawal: async context => {
    const { db, body, account } = context;
    const { submitNo, ...asked } = body;
    const { appKey: askedBy } = account;
    // what is sent twice at this moment waits for the first
    await serialize(db, `withdrawal ${askedBy} ${submitNo}`);
    const isSame = and(eq(table.askedBy, askedBy), eq(table.submitNo, submitNo));
    const [earlier] = await db.select().from(table).where(isSame);
    if (earlier && !isRepeated(earlier, asked)) throw refuse('DUPLICATE', 'REQUEST_REUSED');
    const row =
      earlier ??
      (await askForWithdrawal(context, { ...asked, source: BY_DRIVER, applicant: null, askedBy, submitNo }));
    return own(row);
  },

  listOwnWithdrawals: async ({ db, query, account }) => {
    await readCashAccount(db, query.driverId);
    const page = await readRows(db, {
      ...query,
      table,
      where: and(eq(table.driverId, query.driverId), eq(table.askedBy, account.appKey)),
      orderedBy: [desc(table.createdOn), desc(table.id)],
    });
    return { ...page, rows: page.rows.map(own) };
  },

  getOwnCashAccount: context => readTerms(context, context.query.driverId),
} satisfies Handlers<typeof withdrawalDoorCalls>;

const isRepeated = (
  earlier: WithdrawalRow,
  asked: Pick<WithdrawalRow, 'driverId' | 'amount' | 'channel'>,
): boolean =>
  earlier.driverId === asked.driverId && earlier.amount === asked.amount && earlier.channel === asked.channel;

const own = (row: WithdrawalRow) => ({ ...row, submitNo: row.submitNo ?? '' });
