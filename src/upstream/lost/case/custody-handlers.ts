/** The chain of custody of a lost thing, and its hand-overs on the way. */
import { and, asc, eq, gte } from 'drizzle-orm';
import type { lostCustodyCalls } from '../../../contract/lost-custody.ts';
import type { Db, Handlers } from '../../core/context.ts';
import { refuse } from '../../core/failure.ts';
import type { LostOrderRow } from '../../domain/lost/tables.ts';
import { lostCustody } from '../../domain/lost/things-tables.ts';
import { doAct, holdCase } from './acting.ts';
import { findCase } from './audit.ts';
import { noteHolder } from './custody.ts';

export const lostCustodyHandlers = {
  listCustody: async ({ db, scope, query }) => custodyOf(db, await findCase(db, scope, query.lostId)),

  handOver: async context => {
    const { lostId, holder, holderName, place, remark } = context.body;
    const before = await holdCase(context, lostId);
    const last = (await custodyOf(context.db, before)).at(-1);
    if (last && last.holder === holder && last.holderName === holderName && last.place === (place || null))
      throw refuse('STATE_NOT_ALLOWED', 'LOST_WITH_HOLDER_ALREADY');
    const after = await doAct(context, before, 'handOver', {
      content: [holderName, place, remark].filter(Boolean).join(' · '),
    });
    await noteHolder(context, lostId, { holder, holderName, place: place || null, remark: remark || null });
    return after;
  },
} satisfies Handlers<typeof lostCustodyCalls>;

/** The first holder first. */
async function custodyOf(db: Db, { id, propertyConfirm, propertyConfirmTime }: LostOrderRow) {
  // what an earlier match held was something else
  if (propertyConfirm !== 1 || propertyConfirmTime === null) return [];
  return db
    .select()
    .from(lostCustody)
    .where(and(eq(lostCustody.lostId, id), gte(lostCustody.handedOn, propertyConfirmTime)))
    .orderBy(asc(lostCustody.id));
}
