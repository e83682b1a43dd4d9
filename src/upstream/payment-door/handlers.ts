/** What payment providers report. */
import type { paymentDoorCalls } from '../../contract/payment-door.ts';
import type { Handlers } from '../core/context.ts';
import { Failure } from '../core/failure.ts';
import type { IncomeSettlers } from '../domain/payments/incomes.ts';
import { takeIncome, takePayment } from '../domain/payments/reports.ts';
import type { Outcome, Settlers } from '../domain/payments/settling.ts';

interface Deps {
  settlers: Settlers;
  incomeSettlers: IncomeSettlers;
}

interface Told {
  state: 'paid' | 'failed' | 'processing';
  tradeNo?: string | undefined;
  payTime?: number | undefined;
  failCode?: string | undefined;
  failReason?: string | undefined;
  receiptUrl?: string | undefined;
}

export function paymentDoorHandlers({ settlers, incomeSettlers }: Deps) {
  return {
    reportPayments: async ({ db, clock, body, account }) => {
      const reports = body.reports.map(report => ({ ...report, outcome: outcomeOf(report) }));
      const outcomes = [];
      for (const { reportId, outTradeNo, amount, outcome } of reports) {
        const reportNo = `${account.appKey} payment ${reportId}`;
        const report = { reportNo, outTradeNo, amount, outcome };
        outcomes.push({ outcome: await takePayment({ db, clock, settlers }, report) });
      }
      return outcomes;
    },

    reportIncomes: async ({ db, clock, body, account }) => {
      const outcomes = [];
      for (const { reportId, ...told } of body.reports) {
        const income = { ...told, reportNo: `${account.appKey} income ${reportId}` };
        outcomes.push({ outcome: await takeIncome({ db, clock, settlers: incomeSettlers }, income) });
      }
      return outcomes;
    },
  } satisfies Handlers<typeof paymentDoorCalls>;
}

/** Undefined while it is not over. Fails with PARAMETER where a payment says neither its name nor its time. */
function outcomeOf({ state, tradeNo, payTime, failCode, failReason, receiptUrl }: Told): Outcome | undefined {
  if (state === 'processing') return undefined;
  if (state === 'failed') return { state, failCode: failCode || 'UNSAID', ...(failReason && { failReason }) };
  if (tradeNo === undefined) throw missing('tradeNo');
  if (payTime === undefined) throw missing('payTime');
  return { state, tradeNo, payTime, ...(receiptUrl && { receiptUrl }) };
}

const missing = (field: string) => new Failure('PARAMETER', { fields: [{ field, code: 'invalid_type' }] });
