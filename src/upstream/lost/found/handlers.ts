/** Found items and lost cases, each as a suggestion for the other; and what a person makes of it. */
import type { FoundItem, FoundSuggestion, foundItemCalls } from '../../../contract/found-item.ts';
import { KEPT, LINKED } from '../../../contract/found-states.ts';
import { COMPANY, OFFICE, POLICE } from '../../../contract/lost-custody.ts';
import type { LostOrder } from '../../../contract/lost-order.ts';
import type { Context, Db, Handlers } from '../../core/context.ts';
import { refuse } from '../../core/failure.ts';
import { findInAreas } from '../../core/records-in-areas.ts';
import type { AreaScope } from '../../core/scope.ts';
import { checkVersion } from '../../core/versions.ts';
import { changeFound, FREED, itemsOf } from '../../domain/lost/found/following.ts';
import { casesFor, type Fit, itemsFor } from '../../domain/lost/found/suggesting.ts';
import { type FoundItemRow, foundItemTable } from '../../domain/lost/found/tables.ts';
import type { LostOrderRow } from '../../domain/lost/tables.ts';
import { confirmHeld } from '../case/acting.ts';
import { findCase } from '../case/audit.ts';
import { type Holding, noteHolder } from '../case/custody.ts';
import { matchTo, unmatch } from '../search/matching.ts';

/** The driver told. */
const BY_DRIVER = 5;

export const foundHandlers = {
  listFoundCandidates: async ({ db, scope, query }) => {
    const about = await findCase(db, scope, query.lostId);
    const [linked] = await itemsOf(db, about.id, LINKED);
    const fits = about.handleStatus === 2 || linked ? [] : await itemsFor(db, scope, about);
    return {
      linked: linked ? toSuggestion({ row: linked, score: 100, evidence: NOTHING_SAID }) : null,
      candidates: fits.map(toSuggestion),
    };
  },

  listCaseCandidates: async ({ db, scope, query }) => {
    const item = await findFound(db, scope, query.foundId);
    if (item.state !== KEPT) return [];
    const fits = await casesFor(db, scope, item);
    return fits.map(({ row, score, evidence }) => ({
      ...(row as LostOrder),
      lostId: row.id,
      score,
      evidence,
    }));
  },

  linkFound: async context => {
    const { db, scope, body } = context;
    // the case before the item, as whatever is done about the case holds them
    const about = await findCase(db, scope, body.lostId, true);
    const item = await holdFound(context, body.foundId);
    if (item.state !== KEPT) throw refuse('STATE_NOT_ALLOWED', 'FOUND_NOT_KEPT');
    if (item.plateNumber === null && item.driverId === null)
      throw refuse('STATE_NOT_ALLOWED', 'FOUND_WITHOUT_VEHICLE');
    const matched = await matchTo(context, about, {
      plateNumber: item.plateNumber,
      driverId: item.driverId,
      driverName: item.driverName,
      driverPhone: item.driverMobile,
      way: BY_DRIVER,
      message: `${item.foundNo} ${item.goodsName}`,
    });
    // what was handed in is there: nobody asks the driver for it
    await confirmHeld(context, matched as LostOrderRow, { on: context.clock(), remark: item.foundNo });
    const keeper = keeperOf(item);
    if (keeper) await noteHolder(context, about.id, keeper);
    // one that was linked before is of the same driver and somebody else's
    for (const other of await itemsOf(db, about.id, LINKED, true)) await changeFound(context, other, FREED);
    const linked = { state: LINKED, lostId: about.id, lostNo: about.lostNo } as const;
    return (await changeFound(context, item, linked)) as FoundItem;
  },

  unlinkFound: async context => {
    const { db, scope, body } = context;
    const { lostId, state } = await findFound(db, scope, body.foundId);
    if (state !== LINKED || lostId === null) throw refuse('STATE_NOT_ALLOWED', 'FOUND_NOT_LINKED');
    const about = await findCase(db, scope, lostId, true);
    const item = await holdFound(context, body.foundId);
    if (item.lostId !== lostId || item.state !== LINKED)
      throw refuse('STATE_NOT_ALLOWED', 'FOUND_NOT_LINKED');
    await unmatch(context, about, body.reason);
    return (await findFound(db, scope, item.id)) as FoundItem;
  },

  closeFound: async context => {
    const item = await holdFound(context, context.body.foundId);
    if (item.state !== KEPT) throw refuse('STATE_NOT_ALLOWED', 'FOUND_NOT_KEPT');
    const { state, reason } = context.body;
    return (await changeFound(context, item, { state, closeReason: reason })) as FoundItem;
  },
} satisfies Handlers<typeof foundItemCalls>;

const findFound = (db: Db, scope: AreaScope, id: string, isHeld = false): Promise<FoundItemRow> =>
  findInAreas(db, foundItemTable, { scope, id }, isHeld);

type Calls = typeof foundItemCalls;
type Acting = Context<Calls['linkFound']> | Context<Calls['unlinkFound']> | Context<Calls['closeFound']>;

/** Until the transaction ends. Fails with NOT_FOUND, and with STATE_CONFLICT where somebody was faster. */
async function holdFound(context: Acting, id: string): Promise<FoundItemRow> {
  const item = await findFound(context.db, context.scope, id, true);
  checkVersion(context, item, context.body.version);
  return item;
}

const HOLDER_OF = { 2: COMPANY, 3: POLICE, 4: OFFICE } as const;

/** Who has it after the driver; undefined where he keeps it. */
function keeperOf({ keptAt, companyName, foundNo }: FoundItemRow): Holding | undefined {
  const holder = keptAt in HOLDER_OF ? HOLDER_OF[keptAt as keyof typeof HOLDER_OF] : undefined;
  if (holder === undefined) return undefined;
  return { holder, holderName: holder === COMPANY ? companyName : null, place: null, remark: foundNo };
}

const toSuggestion = ({ row, score, evidence }: Fit<FoundItemRow>): FoundSuggestion =>
  ({ ...row, foundId: row.id, score, evidence }) as FoundSuggestion;

const NOTHING_SAID = {
  kind: null,
  words: null,
  color: null,
  brand: null,
  seat: null,
  minutesAfter: null,
  metres: null,
  vehicle: null,
};
