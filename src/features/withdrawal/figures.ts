import { withdrawal } from '../../contract/withdrawal.ts';
import {
  APPROVED,
  BEING_PAID,
  PAY_FAILED,
  SECOND_REASONS,
  TO_AUDIT,
} from '../../contract/withdrawal-states.ts';
import type { DayFigure } from '../../data/day-figures.ts';
import type { FiguresOf } from '../../data/figures.ts';

const { resource } = withdrawal;
const sinceAsked = { by: 'createdOn', is: 'since', named: ['driverName'] } as const;
const sinceAudited = { by: 'auditTime', is: 'since', named: ['driverName'] } as const;

/** Withdrawals that wait for an auditor or for their payment, and those whose payment failed or has no end. */
const figuresOf: FiguresOf = ({ dayFrom }) => [
  {
    label: 'withdrawal.count.failed',
    place: 'late',
    stake: 'money',
    act: 'handle',
    list: { resource, filter: { state: PAY_FAILED } },
    first: sinceAudited,
  },
  {
    label: 'withdrawal.count.toAudit',
    place: 'soon',
    act: 'decide',
    list: { resource, filter: { state: TO_AUDIT } },
    first: sinceAsked,
  },
  {
    label: 'withdrawal.count.forTwo',
    place: 'soon',
    act: 'decide',
    list: { resource, filter: { state: TO_AUDIT, secondFor__in: [...SECOND_REASONS] } },
    first: sinceAsked,
  },
  {
    label: 'withdrawal.count.channel',
    place: 'soon',
    act: 'look',
    list: { resource, filter: { state: BEING_PAID } },
    first: sinceAudited,
  },
  {
    label: 'withdrawal.count.toPay',
    place: 'later',
    act: 'handle',
    list: { resource, filter: { state: APPROVED } },
    first: sinceAudited,
  },
  {
    label: 'withdrawal.count.sumToAudit',
    place: 'today',
    list: { resource, filter: { state: TO_AUDIT } },
    sum: 'amount',
  },
  {
    label: 'withdrawal.count.askedToday',
    place: 'today',
    list: { resource, filter: { createdOn__gte: dayFrom(0) } },
  },
];

export default figuresOf;

/** How many were asked for. */
export const dayFigures: readonly DayFigure[] = [
  {
    room: 'withdrawal',
    figure: 'asked',
    role: 'finance_admin',
    place: 3,
    list: 'withdrawal.count.askedToday',
  },
];
