/** Who is told of a case, and of what became of a refund. */
import type { Clock, Db } from '../../core/context.ts';
import { push } from '../../core/outbox/outbox.ts';
import type { LostOrderRow } from '../../domain/lost/tables.ts';

interface Telling {
  db: Db;
  clock: Clock;
}

/**
 * With the right to such cases what it is; to the map and to the calls alone that there is one. Of the payer, only the
 * former.
 */
export async function tellNewCase({ db, clock }: Telling, row: LostOrderRow): Promise<void> {
  const { id: lostId, goodsName, ownerName, payStatus, createdOn, addressType } = row;
  const data = { lostId, goodsName, ownerName, payStatus, createdOn };
  const to = { may: 'lost', areas: [[addressType]] } as const;
  const now = clock();
  if (payStatus === 1) return push(db, { type: 'LOST_NEW_VIP_ORDER', data, to, now });
  await push(db, { type: 'LOST_NEW_ORDER', data, to, now });
  const others = {
    may: { anyOf: ['monitoring.map', 'callmgr'] },
    mayNot: 'lost',
    areas: [[addressType]],
  } as const;
  await push(db, { type: 'LOST_NEW_ORDER', data: { lostId }, to: others, now });
}

const STATUS_TEXTS = ['未退款', '退款成功', '退款处理中', '退款失败'] as const;

export async function tellRefund({ db, clock }: Telling, { id, refundStatus, addressType }: LostOrderRow) {
  await push(db, {
    type: 'WX_REFUND_RESULT',
    data: { lostId: id, status: refundStatus, statusText: STATUS_TEXTS[refundStatus] },
    to: { may: { anyOf: ['lost', 'finance'] }, areas: [[addressType]] },
    now: clock(),
  });
}
