/** What payment providers report. */
import type { paymentDoorCalls } from '../../contract/open-door-payments.ts';
import { checkArea } from '../core/areas.ts';
import type { Clock, Handlers } from '../core/context.ts';
import { Failure } from '../core/failure.ts';
import { judgeEach, takeInTurn } from '../core/open-door/judging.ts';
import { checkReportedTime, PAYMENT_BACK_MS } from '../core/reported-time.ts';
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
    reportPayments: ({ db, clock, body, account: { appKey } }) =>
      judgeEach(
        body.reports,
        report => {
          outcomeOf(report);
          if (report.payTime !== undefined) checkPayTime(report.payTime, clock);
        },
        passed =>
          takeInTurn(db, passed, async (inside, report) => {
            const { reportId, outTradeNo, amount } = report;
            const reportNo = `${appKey} payment ${reportId}`;
            const outcome = await takePayment(
              { db: inside, clock, settlers },
              { reportNo, outTradeNo, amount, outcome: outcomeOf(report), reportedBy: appKey },
            );
            return { outcome };
          }),
      ),

    reportIncomes: ({ db, clock, body, account: { appKey } }) =>
      judgeEach(
        body.reports,
        async ({ payTime, amount, fee = 0, addressType }) => {
          checkPayTime(payTime, clock);
          if (fee > amount)
            throw new Failure('PARAMETER', {
              reason: 'FEE_ABOVE_AMOUNT',
              fields: [{ field: 'fee', code: 'too_big' }],
            });
          await checkArea(db, addressType || undefined);
        },
        passed =>
          takeInTurn(db, passed, async (inside, { reportId, ...told }) => {
            const income = { ...told, reportNo: `${appKey} income ${reportId}`, reportedBy: appKey };
            return { outcome: await takeIncome({ db: inside, clock, settlers: incomeSettlers }, income) };
          }),
      ),
  } satisfies Handlers<typeof paymentDoorCalls>;
}

const checkPayTime = (payTime: number, clock: Clock) =>
  checkReportedTime(payTime, 'payTime', { now: clock(), backMs: PAYMENT_BACK_MS });

/** Undefined while it is not over. Fails with PARAMETER where a payment says neither its name nor its time. */
function outcomeOf({ state, tradeNo, payTime, failCode, failReason, receiptUrl }: Told): Outcome | undefined {
  if (state === 'processing') return undefined;
  if (state === 'failed') return { state, failCode: failCode || 'UNSAID', ...(failReason && { failReason }) };
  if (tradeNo === undefined) throw missing('tradeNo');
  if (payTime === undefined) throw missing('payTime');
  return { state, tradeNo, payTime, ...(receiptUrl && { receiptUrl }) };
}

const missing = (field: string) => new Failure('PARAMETER', { fields: [{ field, code: 'invalid_type' }] });
