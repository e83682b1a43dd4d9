/** What is done about a lost case: every call holds the guards of `lost-states`, whoever else is at it. */
import { holds } from '../../../contract/grammar/may.ts';
import type { lostCalls } from '../../../contract/lost-calls.ts';
import type { LostOrder } from '../../../contract/lost-order.ts';
import { AFTER, type LostAct, RETURNED, whyNot } from '../../../contract/lost-states.ts';
import { checkNotHeldByAnother, claimOf } from '../../core/claims.ts';
import type { Context, SignedIn } from '../../core/context.ts';
import { Failure, refuse } from '../../core/failure.ts';
import type { Writing } from '../../core/records.ts';
import type { AreaScope } from '../../core/scope.ts';
import { checkVersion } from '../../core/versions.ts';
import { followCase } from '../../domain/lost/found/following.ts';
import type { LostOrderRow } from '../../domain/lost/tables.ts';
import { type CaseChange, changeCase, findCase, noteOnCase } from './audit.ts';
import { holderDuringReturn, holdingDriver, noteHolder, receiving } from './custody.ts';

type Calls = typeof lostCalls;
/** What a call about a case has. */
export type Asking = Writing & {
  scope: AreaScope;
  user: SignedIn;
  body: { version?: number | undefined };
};

interface Doing {
  /** Besides what the act itself changes. */
  change?: CaseChange;
  content?: string | null | undefined;
}

/** The case, held until the transaction ends. Fails with NOT_FOUND, and with STATE_CONFLICT where somebody was faster. */
export async function holdCase(context: Asking, id: string): Promise<LostOrderRow> {
  const found = await findCase(context.db, context.scope, id, true);
  checkVersion(context, found, context.body.version);
  return found;
}

/** Fails with STATE_NOT_ALLOWED and the reason. */
export function checkAct(act: LostAct, standing: LostOrderRow): void {
  const reason = whyNot(act, standing);
  if (reason) throw refuse('STATE_NOT_ALLOWED', reason);
}

export async function doAct(
  context: Asking,
  before: LostOrderRow,
  act: LostAct,
  { change, content }: Doing = {},
): Promise<LostOrder> {
  checkAct(act, before);
  const after = await changeCase(context, before, { ...AFTER[act], ...change });
  await followCase(context, after, act);
  const { db, user, clock } = context;
  await noteOnCase(db, { lostId: before.id, action: act, by: user.userName, now: clock(), content });
  return after as LostOrder;
}

/** The driver that it is matched to has it. @param said `on` in milliseconds since 1970 */
export async function confirmHeld(
  context: Asking,
  before: LostOrderRow,
  { on, remark }: { on: number; remark: string | null | undefined },
): Promise<LostOrder> {
  const after = await doAct(context, before, 'held', {
    change: { propertyConfirmTime: on },
    content: remark,
  });
  await noteHolder(context, before.id, holdingDriver(before, remark));
  return after;
}

const mine = ({ user: { userId, userName } }: Asking) => ({ handleUserId: userId, handleUserName: userName });

const holderOf = ({ handleStatus, handleUserId }: LostOrderRow) => (handleStatus === 1 ? handleUserId : null);

/** Fails as `claimOf` where it is a colleague's. */
export async function claim(
  context: Asking,
  before: LostOrderRow,
  reason?: string | undefined,
): Promise<LostOrder> {
  const { handleUserName, handleStartDate } = before;
  const { version } = context.body;
  const claimed = claimOf(context, before, { holderId: holderOf(before), version, reason });
  if (claimed === 'own') return before as LostOrder;
  return doAct(context, before, 'claim', {
    change: { ...mine(context), handleStartDate: handleStartDate ?? context.clock() },
    content: claimed === 'taken over' ? [handleUserName, reason].filter(Boolean).join(' · ') : reason,
  });
}

async function reopen(context: Asking, before: LostOrderRow, reason: string | undefined) {
  if (!holds(context.user.rights, 'lost:reopen')) throw new Failure('NO_PERMISSION');
  return doAct(context, before, 'reopen', {
    change: { ...mine(context), handleEndDate: null, cancelReason: null, cancelTime: null },
    content: reason,
  });
}

export const acts = {
  handleUser: async (context: Context<Calls['handleUser']>) =>
    claim(context, await holdCase(context, context.params.id), context.body.reason),

  handleStatus: async (context: Context<Calls['handleStatus']>) => {
    const { query, body } = context;
    const before = await holdCase(context, context.params.id);
    if (query.value === 2) throw refuse('STATE_NOT_ALLOWED', 'LOST_RESULT_MISSING');
    if (query.value === 0) {
      checkNotHeldByAnother(context, holderOf(before));
      return doAct(context, before, 'release', {
        change: { handleUserId: null, handleUserName: null },
        content: body.reason,
      });
    }
    return (before.handleStatus === 2 ? reopen : claim)(context, before, body.reason);
  },

  matchDriveRemark: async (context: Context<Calls['matchDriveRemark']>) => {
    const before = await holdCase(context, context.params.id);
    const { remark } = context.body;
    return doAct(context, before, 'remark', { change: { matchMessage: remark }, content: remark });
  },

  propertyConfirm: async (context: Context<Calls['propertyConfirm']>) => {
    const { propertyConfirm, remark } = context.body;
    const before = await holdCase(context, context.params.id);
    const on = context.clock();
    if (propertyConfirm === 1) return confirmHeld(context, before, { on, remark });
    return doAct(context, before, 'notHeld', { change: { propertyConfirmTime: on }, content: remark });
  },

  propertyReturn: async (context: Context<Calls['propertyReturn']>) => {
    const { propertyReturn, returnType, expressNo, returnFee, remark, receiverName } = context.body;
    const before = await holdCase(context, context.params.id);
    const isBack = propertyReturn === 2;
    const after = await doAct(context, before, isBack ? 'giveBack' : 'sendBack', {
      change: {
        returnType: returnType ?? before.returnType,
        expressNo: expressNo ?? before.expressNo,
        returnFee: returnFee ?? before.returnFee,
        ...(isBack && { returnTime: context.clock() }),
      },
      content: [receiverName, remark].filter(Boolean).join(' · ') || null,
    });
    const holding = isBack
      ? receiving(after, receiverName || null, remark)
      : holderDuringReturn(after, receiverName || null, remark);
    if (holding) await noteHolder(context, before.id, holding);
    return after;
  },

  ownerConfirmInfo: async (context: Context<Calls['ownerConfirmInfo']>) => {
    const { ownerConfirm, ownerRemark } = context.body;
    return doAct(
      context,
      await holdCase(context, context.params.id),
      ownerConfirm === 1 ? 'ownerConfirms' : 'ownerDenies',
      {
        change: { ownerRemark: ownerRemark ?? null, ownerConfirmTime: context.clock() },
        content: ownerRemark,
      },
    );
  },

  handleResult: async (context: Context<Calls['handleResult']>) => {
    const { handleResult, handleRemark } = context.body;
    return doAct(
      context,
      await holdCase(context, context.params.id),
      handleResult === RETURNED ? 'closeAsReturned' : 'close',
      {
        change: { handleResult, handleRemark: handleRemark ?? null, handleEndDate: context.clock() },
        content: handleRemark,
      },
    );
  },
};
