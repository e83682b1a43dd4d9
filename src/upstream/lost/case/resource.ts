/** A case is numbered and told when it comes, and comes once. */
import { and, eq, gt, or, sql } from 'drizzle-orm';
import { mask } from '../../../contract/grammar/mask.ts';
import { holds } from '../../../contract/grammar/may.ts';
import { DUPLICATE_MS, FIRST_ACTION_MS, lostOrder, OWNER_FIELDS } from '../../../contract/lost-order.ts';
import { checkArea } from '../../core/areas.ts';
import type { SignedIn } from '../../core/context.ts';
import { nextOfDay } from '../../core/database/day-number.ts';
import { serialize } from '../../core/database/serialize.ts';
import { Failure, refuse } from '../../core/failure.ts';
import type { RuleContext, Served, Values } from '../../core/generic/served.ts';
import { contains } from '../../core/paging.ts';
import { areaScope } from '../../core/scope.ts';
import { bindToCall, findCall } from '../../domain/calls/binding.ts';
import { tellFitOfCase } from '../../domain/lost/found/pushes.ts';
import { type LostOrderRow as Row, lostOrderTable as table } from '../../domain/lost/tables.ts';
import { findOrder } from '../../domain/orders/reading.ts';
import { noteOnCase } from './audit.ts';
import { isOfCompany } from './companies.ts';
import { byUrgency, isDue } from './deadlines.ts';
import { tellNewCase } from './pushes.ts';

const EVERY_AREA = areaScope([]);

export const served: Served = {
  resource: lostOrder,
  table,
  rules: {
    filters: {
      due: isDue,
      ofCompany: isOfCompany,
      // the vehicle is matched later than the key is made that a case is found by
      keyword: (text: string) =>
        or(contains(table.searchKey, text), contains(sql`lower(${table.matchPlateNumber})`, text)),
    },
    sorts: { payStatus: byUrgency },

    async onCreate(context, given) {
      const { db, clock } = context;
      const callNumber = await numberInCall(context, given);
      const ownerMobile = given.ownerMobile ?? callNumber;
      if (!ownerMobile && !given.callId)
        throw new Failure('PARAMETER', { fields: [{ field: 'ownerMobile', code: 'too_small' }] });
      await checkArea(db, given.addressType);
      // of an import nobody's areas are known
      if (given.orderId) await findOrder(db, context.scope ?? EVERY_AREA, String(given.orderId));
      // numbers in their order, and of two that are the same only one
      await serialize(db, 'lostOrder');
      await checkNew(context, { ...given, ownerMobile } as Partial<Row>);
      const now = clock();
      const isVip = given.payStatus === 1;
      const written = {
        ...given,
        ownerMobile,
        createdUserId: context.user.userId,
        lostNo: await nextOfDay(db, now, { column: table.lostNo, prefix: 'SW', digits: 4 }),
        ...(isVip && { payTime: now }),
        slaDeadline: now + FIRST_ACTION_MS[isVip ? 'vip' : 'usual'],
      };
      return { written };
    },

    async onUpdate({ db, user }, before, given) {
      await checkArea(db, given.addressType);
      checkOwner(user, before as unknown as Row, given);
      return given;
    },

    async afterCreate({ db, clock, user }, stored) {
      const row = stored as unknown as Row;
      const { id: lostId, callId } = row;
      const [by, now] = [user.userName, clock()];
      if (callId !== null) await bindToCall(db, callId, { lostId }, { by, now });
      await noteOnCase(db, { lostId, action: 'create', by, now });
      await tellNewCase({ db, clock }, row);
      await tellFitOfCase({ db, clock }, row);
    },

    async afterUpdate({ db, clock, user }, before, after) {
      const noted = { lostId: after.id, by: user.userName, now: clock() };
      const content = ownerChange(before as unknown as Row, after);
      await noteOnCase(
        db,
        content ? { ...noted, action: 'editOwner', content } : { ...noted, action: 'edit' },
      );
    },
  },
};

const changedIn = (before: Row, values: Values) =>
  OWNER_FIELDS.filter(field => field in values && (values[field] || null) !== (before[field] || null));

/** Who has paid is whom a refund would be thought to go to. Fails with NO_PERMISSION at each field. */
function checkOwner({ rights }: Pick<SignedIn, 'rights'>, before: Row, given: Values): void {
  if (before.payStatus !== 1 || holds(rights, 'lost:refund')) return;
  const changed = changedIn(before, given);
  if (changed.length === 0) return;
  const fields = changed.map(field => ({ field, code: 'not_allowed' }));
  throw new Failure('NO_PERMISSION', { reason: 'LOST_OWNER_PAID', fields });
}

/** Who the owner was and is, numbers masked; empty where that is the same. */
function ownerChange(before: Row, after: Values): string {
  const shown = (field: (typeof OWNER_FIELDS)[number], value: unknown) =>
    value ? (field === 'ownerName' ? String(value) : mask('mobile', String(value))) : '–';
  return changedIn(before, after)
    .map(field => `${shown(field, before[field])} → ${shown(field, after[field])}`)
    .join(' · ');
}

/** Who calls has his number in the call. */
async function numberInCall({ db, scope }: RuleContext, { callId }: Values): Promise<string | null> {
  // an import knows no calls
  if (!callId || !scope) return null;
  return (await findCall(db, scope, String(callId)))?.callno ?? null;
}

/** Fails with DUPLICATE where the same owner has lost the same kind of goods within a day. */
export async function checkNew(
  { db, clock }: Pick<RuleContext, 'db' | 'clock'>,
  { ownerMobile, goodsType }: Partial<Row>,
): Promise<void> {
  if (!ownerMobile || goodsType === undefined) return;
  const isSame = and(
    eq(table.ownerMobile, ownerMobile),
    eq(table.goodsType, goodsType),
    gt(table.createdOn, clock() - DUPLICATE_MS),
  );
  const [found] = await db.select({ id: table.id }).from(table).where(isSame).limit(1);
  if (found) throw refuse('DUPLICATE', 'LOST_ALREADY_REPORTED');
}
