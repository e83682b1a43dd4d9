/** Facts of a request, those that become otherwise first. */
import type { ApprovalFacts, DriverApproval } from '../../../contract/driver-approval.ts';

export type Fact = keyof ApprovalFacts;

const ORDER: readonly Fact[] = [
  'name',
  'sex',
  'mobile',
  'idCard',
  'companyName',
  'plateNum',
  'certNo',
  'certLevel',
  'certExpire',
  'licenseNo',
  'licenseExpire',
];

type Changes = Pick<DriverApproval, 'before' | 'changed'>;

/** None of a newcomer: nothing is known that could change. */
export const changedFacts = ({ before, changed }: Changes): readonly Fact[] =>
  before === null ? [] : ORDER.filter(fact => changed.includes(fact));

export function factsInOrder(request: Changes): readonly Fact[] {
  const changed = changedFacts(request);
  return [...changed, ...ORDER.filter(fact => !changed.includes(fact))];
}
