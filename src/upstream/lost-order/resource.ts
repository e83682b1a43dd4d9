/** A case is numbered and told when it comes, and comes once. */
import { and, desc, eq, gt, like } from 'drizzle-orm';
import { DUPLICATE_MS, FIRST_ACTION_MS, lostOrder } from '../../contract/lost-order.ts';
import { checkAreas } from '../core/areas.ts';
import { serialize } from '../core/database/serialize.ts';
import { dayInShanghai } from '../core/day.ts';
import { Failure, refuse } from '../core/failure.ts';
import type { RuleContext, Served, Values } from '../core/generic/served.ts';
import { push } from '../core/push/outbox.ts';
import { EVERYWHERE } from '../core/scope.ts';
import { bindToCall, findCall } from '../domain/calls/binding.ts';
import { lostOrderTable as table } from '../domain/lost/tables.ts';

type Row = typeof table.$inferSelect;

export const served: Served = {
  resource: lostOrder,
  table,
  rules: {
    async onCreate(context, given) {
      const { db, clock } = context;
      const callNumber = await numberInCall(context, given);
      const ownerMobile = given.ownerMobile ?? callNumber;
      if (!ownerMobile && !given.callId)
        throw new Failure('PARAMETER', { fields: [{ field: 'ownerMobile', code: 'too_small' }] });
      await checkArea(context, given);
      // numbers in their order, and of two that are the same only one
      await serialize(db, 'lostOrder');
      await checkNew(context, { ...given, ownerMobile } as Partial<Row>);
      const now = clock();
      const isVip = given.payStatus === 1;
      const written = {
        ...given,
        ownerMobile,
        lostNo: await nextNumber(context),
        ...(isVip && { payTime: now }),
        slaDeadline: now + FIRST_ACTION_MS[isVip ? 'vip' : 'usual'],
      };
      return { written };
    },

    async onUpdate(context, _before, given) {
      await checkArea(context, given);
      return given;
    },

    async afterCreate({ db, clock }, row) {
      const {
        id: lostId,
        callId,
        goodsName,
        ownerName,
        payStatus,
        createdOn,
        addressType,
      } = row as unknown as Row;
      if (callId !== null) await bindToCall(db, callId, { lostId });
      const data = { lostId, goodsName, ownerName, payStatus, createdOn };
      const to = { may: 'lost', areas: [[addressType]] } as const;
      const now = clock();
      if (payStatus === 1) return push(db, { type: 'LOST_NEW_VIP_ORDER', data, to, now });
      await push(db, { type: 'LOST_NEW_ORDER', data, to, now });
      // that there is one, everybody is told
      const nothing = { lostId, goodsName: null, ownerName: null, payStatus: null, createdOn: null };
      const others = { may: 'signed-in', mayNot: 'lost', areas: [[addressType]] } as const;
      await push(db, { type: 'LOST_NEW_ORDER', data: nothing, to: others, now });
    },
  },
};

/** Who calls has his number in the call. */
async function numberInCall({ db, scope }: RuleContext, { callId }: Values): Promise<string | null> {
  // an import knows no calls
  if (!callId || !scope) return null;
  return (await findCall(db, scope, String(callId)))?.callno ?? null;
}

async function checkArea({ db }: RuleContext, { addressType }: Values): Promise<void> {
  if (addressType === undefined || addressType === EVERYWHERE) return;
  await checkAreas(db, [String(addressType)], 'addressType');
}

/** Fails with DUPLICATE where the same owner has lost the same kind of goods within a day. */
async function checkNew({ db, clock }: RuleContext, { ownerMobile, goodsType }: Partial<Row>): Promise<void> {
  if (!ownerMobile || goodsType === undefined) return;
  const isSame = and(
    eq(table.ownerMobile, ownerMobile),
    eq(table.goodsType, goodsType),
    gt(table.createdOn, clock() - DUPLICATE_MS),
  );
  const [found] = await db.select({ id: table.id }).from(table).where(isSame).limit(1);
  if (found) throw refuse('DUPLICATE', 'LOST_ALREADY_REPORTED');
}

async function nextNumber({ db, clock }: RuleContext): Promise<string> {
  const day = `SW${dayInShanghai(clock())}`;
  const [last] = await db
    .select({ lostNo: table.lostNo })
    .from(table)
    .where(like(table.lostNo, `${day}%`))
    .orderBy(desc(table.lostNo))
    .limit(1);
  const number = Number(last?.lostNo.slice(day.length) ?? 0) + 1;
  return day + String(number).padStart(4, '0');
}
