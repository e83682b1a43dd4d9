/** What speaks for and against a withdrawal, judged by the limits. */
import { DRIVER_LEFT } from '../../contract/driver.ts';
import type { Withdrawal } from '../../contract/withdrawal.ts';
import type { WithdrawalEvidence } from '../../contract/withdrawal-desk.ts';

const HOUR_MS = 3_600_000;
/** Days in which a driver counts as new. */
export const NEW_DRIVER_DAYS = 30;
const NEW_DRIVER_MS = NEW_DRIVER_DAYS * 24 * HOUR_MS;

export const EVIDENCE = ['amount', 'day', 'payee', 'driver', 'independence'] as const;
export type EvidenceKey = (typeof EVIDENCE)[number];

/** `warn`: a person looks closer. `bad`: it cannot be approved so. */
export type EvidenceTone = 'ok' | 'warn' | 'bad';

/** What independence is about; other reasons speak of the payee or the account. */
const OF_PERSONS: ReadonlySet<string> = new Set([
  'APPROVES_OWN',
  'APPROVER_SHARES_NUMBER',
  'APPROVER_DEPENDS',
  'WITHDRAWAL_AUDITED_FIRST',
]);

export const isAboutPersons = (reason: string | null): reason is string =>
  reason !== null && OF_PERSONS.has(reason);

type Judged = Pick<Withdrawal, 'amount' | 'createdOn'>;

/** @param now milliseconds since 1970 */
export function tonesOf(
  row: Judged,
  known: WithdrawalEvidence,
  now: number,
): Record<EvidenceKey, EvidenceTone> {
  const { payeeSince, driverSince, driverState } = known;
  const isNewPayee = payeeSince !== null && payeeSince > row.createdOn - known.newPayeeHours * HOUR_MS;
  const isNewDriver = driverSince !== null && driverSince > now - NEW_DRIVER_MS;
  const hasLeft = driverState === DRIVER_LEFT || driverState === null;
  return {
    amount: row.amount > known.secondAmount ? 'warn' : 'ok',
    day: known.daySum > known.secondDay ? 'warn' : 'ok',
    payee: known.isSamePayee === 1 ? (isNewPayee ? 'warn' : 'ok') : 'bad',
    driver: isNewDriver || hasLeft ? 'warn' : 'ok',
    independence: isAboutPersons(known.whyNotApprove) ? 'bad' : 'ok',
  };
}
