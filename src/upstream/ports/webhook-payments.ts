/** A payment provider that is asked by signed webhook: see `docs/payments.md`. */
import * as z from 'zod/mini';
import { WebAddress } from '../../contract/grammar/validators.ts';
import { type PaymentAnswer, type PaymentsPort, PortFailed } from '../core/outside/ports.ts';
import { isReportable, PAYMENT_BACK_MS } from '../core/reported-time.ts';
import { jsonIn, NoAnswer } from './outside-json.ts';
import { signedQuestion, type Webhook } from './signed-webhook.ts';

/** Asked and sent again, far below the lease of an outlay. */
const TIMEOUT_MS = 15_000;

const name = z.string().check(z.minLength(1), z.maxLength(64));
const fen = z.int().check(z.gte(1));

const Answer = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('paid'),
    tradeNo: name,
    payTime: z.int().check(z.gte(0)),
    amount: fen,
    receiptUrl: z.optional(WebAddress(300)),
  }),
  z.object({
    state: z.literal('failed'),
    failCode: z.string().check(z.minLength(1), z.maxLength(40)),
    failReason: z.optional(z.string().check(z.maxLength(200))),
  }),
  z.object({ state: z.literal('processing') }),
  z.object({ state: z.literal('unknown') }),
]);

export function webhookPayments(webhook: Webhook): PaymentsPort {
  const ask = signedQuestion('payments', { timeoutMs: TIMEOUT_MS, ...webhook });
  const answerTo = async (id: string, question: object): Promise<PaymentAnswer> =>
    answerIn(await ask(id, question), webhook.clock());
  return {
    isReal: true,
    pay: payment => answerTo(payment.outTradeNo, { action: 'pay', ...payment }),
    // a question is another one each time: what was answered before must not be answered again
    query: outTradeNo => answerTo(`${outTradeNo}-query-${webhook.clock()}`, { action: 'query', outTradeNo }),
  };
}

/** Fails with PortFailed: an answer that cannot be read says nothing about the payment. */
async function answerIn(answer: Response, now: number): Promise<PaymentAnswer> {
  const said = await jsonIn(answer).catch((error: unknown) => {
    const code = error instanceof NoAnswer ? error.code : 'UNREACHABLE';
    throw new PortFailed('payments', code, { cause: error });
  });
  const parsed = Answer.safeParse(said);
  if (!parsed.success || !isInTime(parsed.data, now)) throw new PortFailed('payments', 'GARBAGE');
  return withoutUndefined(parsed.data);
}

const isInTime = (answer: z.output<typeof Answer>, now: number): boolean =>
  answer.state !== 'paid' || isReportable(answer.payTime, { now, backMs: PAYMENT_BACK_MS });

const withoutUndefined = (answer: z.output<typeof Answer>) =>
  Object.fromEntries(Object.entries(answer).filter(([, value]) => value !== undefined)) as PaymentAnswer;
