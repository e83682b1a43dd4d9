/** The decisions of a second person about a payment, and asking the provider what has become of it. */
import { and, eq, inArray, isNotNull, or } from 'drizzle-orm';
import { holds } from '../../contract/grammar/may.ts';
import type { outlayCalls } from '../../contract/outlay.ts';
import { ASKING_RIGHTS, FAILED, PROCESSING, WAITING } from '../../contract/payment-states.ts';
import type { Db, Handlers, SignedIn } from '../core/context.ts';
import { Failure, refuse } from '../core/failure.ts';
import { PortFailed } from '../core/outside/ports.ts';
import type { AreaScope } from '../core/scope.ts';
import { checkVersion } from '../core/versions.ts';
import { auditOutlay } from '../domain/payments/auditing.ts';
import { approveOutlay, dropOutlay } from '../domain/payments/outlays.ts';
import { correctOutlay, type Settlers } from '../domain/payments/settling.ts';
import { type OutlayRow, outlayTable as table } from '../domain/payments/tables.ts';

interface Asking {
  db: Db;
  scope: AreaScope;
  user: SignedIn;
}

export function outlayHandlers({ settlers }: { settlers: Settlers }) {
  return {
    getWaitingOutlay: async asking => {
      const waits = or(eq(table.state, WAITING), isNotNull(table.auditState));
      const [row] = await asking.db
        .select()
        .from(table)
        .where(and(eq(table.id, asking.query.id), waits, isApprovedBy(asking)));
      if (!row) throw new Failure('NOT_FOUND');
      return row;
    },

    approveOutlay: async context => {
      const row = await findToDecide(context, context.body.id);
      checkVersion(context, row, context.body.version);
      return approveOutlay({ ...context, settlers }, row);
    },

    refuseOutlay: async context => {
      const row = await findToDecide(context, context.body.id);
      checkVersion(context, row, context.body.version);
      return dropOutlay({ ...context, settlers }, row, context.body.reason);
    },

    auditOutlay: async context => {
      const row = await findToDecide(context, context.body.id);
      checkVersion(context, row, context.body.version);
      const { isPassed, note } = context.body;
      return auditOutlay(context, row, { isPassed: isPassed === 1, note: note || null });
    },

    queryOutlay: {
      prepare: async ({ db, scope, body, ports }) => {
        const { outTradeNo, state, attempts } = await find({ db, scope }, body.id);
        // one that has failed may have been paid all the same
        const isOpen = state === PROCESSING || state === FAILED;
        if (!isOpen || attempts === 0) throw refuse('STATE_NOT_ALLOWED', 'OUTLAY_NOT_SENT');
        const answer = await ports.payments.query(outTradeNo).catch((error: unknown) => {
          throw error instanceof PortFailed ? refuse('DEPENDENCY_AWAY', 'PAYMENTS_AWAY') : error;
        });
        return async context => {
          // one that he does not know is sent again by the job, which sends every other one
          if (answer.state === 'paid' || answer.state === 'failed')
            await correctOutlay({ ...context, settlers }, body.id, answer);
          return find(context, body.id);
        };
      },
    },
  } satisfies Handlers<typeof outlayCalls>;
}

/** What is his to approve. Who holds `finance:check` approves whatever it was asked with. */
export const isApprovedBy = ({ scope, user: { rights } }: Asking) =>
  and(
    scope.byArea(table.addressType),
    holds(rights, 'finance:check')
      ? undefined
      : inArray(
          table.askedRight,
          ASKING_RIGHTS.filter(code => holds(rights, code)),
        ),
  );

/** Held until the transaction ends. Fails with NOT_FOUND where there is none, or not one of his. */
async function findToDecide(asking: Asking, id: string): Promise<OutlayRow> {
  const [row] = await asking.db
    .select()
    .from(table)
    .where(and(eq(table.id, id), isApprovedBy(asking)))
    .for('update');
  if (!row) throw new Failure('NOT_FOUND');
  return row;
}

async function find({ db, scope }: Pick<Asking, 'db' | 'scope'>, id: string): Promise<OutlayRow> {
  const [row] = await db
    .select()
    .from(table)
    .where(and(eq(table.id, id), scope.byArea(table.addressType)));
  if (!row) throw new Failure('NOT_FOUND');
  return row;
}
