/** Withdrawals as clerks ask for, audit and pay them. */
import type { withdrawalCalls } from '../../contract/withdrawal-calls.ts';
import { BY_CLERK } from '../../contract/withdrawal-states.ts';
import type { Handlers } from '../core/context.ts';
import { findInAreas } from '../core/records-in-areas.ts';
import type { AreaScope } from '../core/scope.ts';
import { checkVersion } from '../core/versions.ts';
import { driver } from '../domain/fleet/tables.ts';
import { type Acting, approve, pay, refuseIt } from './acts.ts';
import { askForWithdrawal } from './asking.ts';
import { actOnSeveral } from './batches.ts';
import { withdrawalTable as table, type WithdrawalRow } from './tables.ts';
import { readTerms } from './terms.ts';

export const withdrawalHandlers = {
  getWithdrawalTerms: context =>
    readTerms(context, context.query.driverId, context.scope.byArea(driver.addressType)),

  askWithdrawal: context => {
    const { body, user, scope } = context;
    const { driverId, amount, channel, remark = null } = body;
    return askForWithdrawal(context, {
      driverId,
      amount,
      channel,
      remark,
      source: BY_CLERK,
      applicant: user,
      within: scope.byArea(driver.addressType),
    });
  },

  approveWithdrawal: async context => approve(context, await hold(context, context.body)),

  refuseWithdrawal: async context =>
    refuseIt(context, await hold(context, context.body), context.body.reason),

  payWithdrawal: async context => pay(context, await hold(context, context.body)),

  approveWithdrawals: context => actOnSeveral(context, approve),

  payWithdrawals: context => actOnSeveral(context, pay),
} satisfies Handlers<typeof withdrawalCalls>;

async function hold(
  context: Acting & { scope: AreaScope },
  { id, version }: { id: string; version?: number | undefined },
): Promise<WithdrawalRow> {
  const found = await findInAreas(context.db, table, { scope: context.scope, id }, true);
  checkVersion(context, found, version);
  return found;
}
