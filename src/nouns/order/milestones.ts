/** The times that an order itself knows, newest first. */
import type { Order } from '../../contract/order.ts';

const MILESTONES = [
  'createdOn',
  'pushTime',
  'matchTime',
  'arriveTime',
  'onboardTime',
  'finishTime',
  'cancelTime',
  'closeTime',
] as const;
type Milestone = (typeof MILESTONES)[number];

export function milestonesOf(order: Pick<Order, Milestone>): { field: Milestone; time: number }[] {
  const known = MILESTONES.flatMap(field => {
    const time = order[field];
    return time ? [{ field, time }] : [];
  });
  // what happens in the same moment stays in its order
  return known.toReversed().sort((one, other) => other.time - one.time);
}
