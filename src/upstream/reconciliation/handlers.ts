/** Days of the books, statements and differences. What each of them does stands beside it. */
import { eq } from 'drizzle-orm';
import { MOST_DAYS, type reconciliationCalls } from '../../contract/reconciliation.ts';
import type { Context, Handlers } from '../core/context.ts';
import { Failure, refuse } from '../core/failure.ts';
import { PortFailed } from '../core/outside/ports.ts';
import { enqueue } from '../core/work/queue.ts';
import type { JobRow } from '../core/work/tables.ts';
import { daysBetween, openDays } from '../domain/books/days.ts';
import { difference } from '../domain/books/tables.ts';
import type { Settlers } from '../domain/payments/settling.ts';
import { closeDay, reopenDay } from './closing.ts';
import { inEveryArea } from './every-area.ts';
import { correctClosed } from './handling/closed.ts';
import { detailOf, listDifferences, seenDifference } from './handling/finding.ts';
import { handleDifference, takeBackHandling } from './handling/handling.ts';
import type { MatchInput } from './import-kind.ts';
import { prepareImport } from './importing.ts';
import { listLines } from './lines.ts';
import { listMappings, removeMapping, saveMapping } from './mappings.ts';
import { dayOverview, listDays } from './overview.ts';
import { type Readers, readAgain, receive } from './statement-file.ts';

interface Reconciling extends Readers {
  settlers: Settlers;
  /** There is a job to be begun. */
  wake(): void;
}

type Call<N extends keyof typeof reconciliationCalls> = Context<(typeof reconciliationCalls)[N]>;

export const reconciliationHandlers = ({ settlers, wake, ...readers }: Reconciling) =>
  ({
    listDays: async context => {
      const { from, to } = context.query;
      inEveryArea(context.user);
      const count = daysBetween(from, to) + 1;
      if (count < 1 || count > MOST_DAYS)
        throw new Failure('PARAMETER', { fields: [{ field: 'to', code: 'custom' }] });
      return listDays(context, from, to);
    },

    getDay: async context => {
      inEveryArea(context.user);
      return dayOverview(context, context.query.day);
    },

    listDifferences: async ({ db, query, user }) => {
      inEveryArea(user);
      return listDifferences(db, query);
    },

    getDifference: async ({ db, query, user }) => {
      inEveryArea(user);
      return detailOf(db, query.id);
    },

    listStatementLines: async ({ db, query, user }) => {
      inEveryArea(user);
      return listLines(db, query);
    },

    uploadStatement: { prepare: outside => receive(outside, readers) },

    readStatementFile: context => readAgain(context, readers),

    importStatement: {
      prepare: async outside => {
        const begin = await prepareImport(outside, readers.statements);
        return async inside => {
          const made = await begin(inside);
          inside.afterwards(wake);
          return toldJob(made);
        };
      },
    },

    matchDay: async context => {
      const made = await matchAgain(context);
      context.afterwards(wake);
      return toldJob(made);
    },

    handleDifference: context => handleDifference({ ...context, settlers }),
    takeBackHandling,
    correctClosed,

    queryDifference: {
      prepare: async ({ db, body, user, ports }) => {
        inEveryArea(user);
        const { outlay } = await seenDifference(db, body.id);
        if (!outlay || outlay.attempts === 0) throw refuse('STATE_NOT_ALLOWED', 'QUERY_NOT_SENT');
        const answer = await ports.payments.query(outlay.outTradeNo).catch((error: unknown) => {
          throw error instanceof PortFailed ? refuse('DEPENDENCY_AWAY', 'PAYMENTS_AWAY') : error;
        });
        return async context => {
          const now = context.clock();
          // evidence: no version of the difference that a colleague is about to handle
          await context.db
            .update(difference)
            .set({ queryState: answer.state, queriedOn: now, queriedBy: context.user.userName })
            .where(eq(difference.id, body.id));
          context.changed({
            objectType: 'difference',
            objectId: body.id,
            after: { queryState: answer.state },
          });
          return detailOf(context.db, body.id);
        };
      },
    },

    closeDay,
    reopenDay,

    listMappings: async ({ db, user }) => {
      inEveryArea(user);
      return listMappings(db);
    },
    saveMapping,
    removeMapping,
  }) satisfies Handlers<typeof reconciliationCalls>;

async function matchAgain({ db, body, user, caller, clock }: Call<'matchDay'>): Promise<JobRow> {
  inEveryArea(user);
  await openDays(db, body.day);
  const input: MatchInput = { of: 'day', day: body.day };
  const about = {
    kind: 'statement',
    title: body.day,
    call: 'reconciliation.matchDay',
    input,
    caller,
  } as const;
  return enqueue(db, { ownerId: user.userId, ...about }, clock());
}

/** As its owner sees it: it makes no records that an undo would take back, and ends without a file. */
const toldJob = (job: JobRow) => ({
  ...job,
  checkId: null,
  undoUntil: null,
  fileName: null,
  fileSize: null,
});
