/** Outlays as a room asks for them, in a transaction of its own. */
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../src/upstream/core/context.ts';
import {
  beginOutlay,
  type PaidOutside,
  type PaymentRequest,
  recordPaid,
} from '../../src/upstream/domain/payments/outlays.ts';
import { type OutlayRow, outlayTable } from '../../src/upstream/domain/payments/tables.ts';
import { seededChance } from './time-and-chance.ts';
import type { Upstream } from './upstream.ts';

export const ASKER = { userId: '4', userName: '失物小覃' };

export const A_REFUND = {
  bizCode: 1,
  bizStrId: '77',
  payeeName: '韦丽娟',
  payeeAccount: null,
  amount: 1_000,
  tradeChannel: 1,
  addressType: '450103',
  askedRight: 'lost:refund',
} as const satisfies PaymentRequest;

const actingIn = ({ clock, ports }: Upstream, db: Db, user = ASKER) => ({
  clock,
  ports,
  chance: seededChance(5),
  isPlain: false,
  db,
  user,
  changed: () => {},
});

/** @param about what is not as in `A_REFUND` */
export const anOutlay = (
  upstream: Upstream,
  about: Partial<Parameters<typeof beginOutlay>[1]> = {},
  by = ASKER,
): Promise<OutlayRow> =>
  upstream.store.db.transaction(inside =>
    beginOutlay(actingIn(upstream, inside as unknown as Db, by), { ...A_REFUND, ...about }),
  );

export const aPaymentOutside = (upstream: Upstream, about: Partial<PaidOutside> = {}): Promise<OutlayRow> =>
  upstream.store.db.transaction(inside =>
    recordPaid(actingIn(upstream, inside as unknown as Db), {
      ...A_REFUND,
      bizCode: 2,
      serialNum: 'BBW-1',
      payTime: upstream.clock(),
      settlers: {},
      ...about,
    }),
  );

export const outlaysIn = ({ store }: Upstream) =>
  store.db.select().from(outlayTable).orderBy(asc(outlayTable.id));

export async function theOutlay({ store }: Upstream, { id }: Pick<OutlayRow, 'id'>): Promise<OutlayRow> {
  const [row] = await store.db.select().from(outlayTable).where(eq(outlayTable.id, id));
  if (!row) throw new Error(`no outlay ${id}`);
  return row;
}
