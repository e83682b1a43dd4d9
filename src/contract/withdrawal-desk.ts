/** What clerks look up before they ask for a withdrawal or audit one. 审核依据 evidence · 到账账户 payee */
import * as z from 'zod/mini';
import { DRIVER_STATES } from './driver.ts';
import { call, callGroup } from './grammar/call.ts';
import { oneOf } from './grammar/kinds/one-of.ts';
import { anyOf } from './grammar/may.ts';
import { EpochMs, Flag, Id, line, listQuery, masked, seeksNumbers } from './grammar/wire.ts';

/** What speaks for and against a withdrawal, as it is known now. */
export const WithdrawalEvidence = z.object({
  /** When the card or account was entered or changed last; null where none is registered any more. */
  payeeSince: z.nullable(EpochMs),
  /** 0: another card or account is registered than when it was asked for. */
  isSamePayee: Flag,
  /** When the driver was registered, and the state; null where the register has neither any more. */
  driverSince: z.nullable(EpochMs),
  driverState: z.nullable(oneOf(DRIVER_STATES)),
  /** Fen: what the driver has asked for on the same day, this one among them, without what was refused. */
  daySum: z.int(),
  /** The limits above which a second auditor is needed: fen, fen, hours. */
  secondAmount: z.int(),
  secondDay: z.int(),
  newPayeeHours: z.int(),
  /** Why the person who asks may not approve it: a reason. Null where nothing is against it. */
  whyNotApprove: z.nullable(z.string()),
});
export type WithdrawalEvidence = z.output<typeof WithdrawalEvidence>;

export const CashDriver = z.object({
  driverId: Id,
  name: z.string(),
  mobile: masked('mobile'),
  plateNum: z.nullable(z.string()),
  state: oneOf(DRIVER_STATES),
});
export type CashDriver = z.output<typeof CashDriver>;

export const withdrawalDeskCalls = callGroup(
  'withdrawalDesk',
  {
    getWithdrawalEvidence: call('GET', '/api/admin/finance/withdrawal/evidence', {
      query: z.object({ id: Id }),
      data: WithdrawalEvidence,
      may: 'finance.withdrawal',
      fails: ['NOT_FOUND'],
      scope: 'areas',
    }),
    /** To choose from, those who have left among them: they may still withdraw. */
    findCashDrivers: call('GET', '/api/admin/finance/cash-drivers', {
      query: z.object({
        current: listQuery.current,
        size: listQuery.size,
        /** Name, by pinyin too, certificate, part of the plate, or a telephone number: whole, or its last four digits. */
        keyword: z.optional(seeksNumbers(line(40), { of: 'driver', isKeyword: true })),
      }),
      data: z.array(CashDriver),
      isPaged: true,
      may: anyOf('finance', 'finance.withdrawal'),
      scope: 'areas',
    }),
  },
  { isBeyondPlain: true },
);
