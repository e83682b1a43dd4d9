/** What can be done about a withdrawal: by button or letter, and what cannot says why. */
import { useNotify, useTranslate } from 'ra-core';
import { outlayCalls } from '../../contract/outlay.ts';
import type { Withdrawal } from '../../contract/withdrawal.ts';
import { withdrawalCalls } from '../../contract/withdrawal-calls.ts';
import { useMay } from '../../data/session-context.tsx';
import { useCall } from '../../data/use-call.ts';
import { formatYuan } from '../../kit/format/count.ts';
import { ActBar } from '../../resource/acts/ActBar.tsx';
import type { Act, Entered } from '../../resource/acts/act.ts';
import { useEvidence } from './use-evidence.ts';
import { actsOf, type ClerkAct, type OfferedAct } from './which-acts.ts';

interface WithdrawalActsProps {
  row: Withdrawal;
  onChanged(): Promise<unknown>;
}

const LETTERS: Readonly<Record<ClerkAct, string>> = { approve: 'A', refuse: 'R', pay: 'P', query: 'Q' };

export function WithdrawalActs({ row, onChanged }: WithdrawalActsProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const rights = {
    approve: useMay(withdrawalCalls.approveWithdrawal),
    refuse: useMay(withdrawalCalls.refuseWithdrawal),
    pay: useMay(withdrawalCalls.payWithdrawal),
    query: useMay(outlayCalls.queryOutlay),
  };
  const evidence = useEvidence(row.id);
  const approve = useCall(withdrawalCalls.approveWithdrawal);
  const refuse = useCall(withdrawalCalls.refuseWithdrawal);
  const pay = useCall(withdrawalCalls.payWithdrawal);
  const query = useCall(outlayCalls.queryOutlay);
  const { id, version, outlayId } = row;

  const done: Readonly<Record<ClerkAct, (values: Entered) => Promise<string>>> = {
    approve: async () => {
      const { state } = await approve.mutateAsync({ body: { id, version } });
      return translate(`withdrawal.done.approve.${state}`, { _: translate('withdrawal.done.approve.10') });
    },
    refuse: async ({ reason }) => {
      await refuse.mutateAsync({ body: { id, version, reason: String(reason) } });
      return translate('withdrawal.done.refuse', { amount: formatYuan(row.amount) });
    },
    pay: async () => {
      await pay.mutateAsync({ body: { id, version } });
      return translate('withdrawal.done.pay');
    },
    query: async () => {
      const { state } = await query.mutateAsync({ body: { id: outlayId ?? '' } });
      return translate(`outlay.asked.${state}`, { _: translate(`outlay.state.${state}`) });
    },
  };
  const send = async (act: ClerkAct, values: Entered) => {
    try {
      notify(await done[act](values), { type: act === 'query' ? 'info' : 'success' });
    } finally {
      // also where it failed: a colleague may have been first
      await Promise.all([onChanged(), evidence.refetch()]);
    }
  };
  const offered = actsOf(row, rights, evidence.data?.whyNotApprove ?? null);
  if (offered.length === 0) return null;
  const actOf = ({ key, isNext, isShut, whyNot }: OfferedAct): Act<ClerkAct> => ({
    key,
    label: translate(key === 'pay' && row.tries > 0 ? 'withdrawal.act.retry' : `withdrawal.act.${key}`),
    isNext,
    isShut,
    ...(whyNot !== undefined && { whyNot: translate(whyNot) }),
    shortcut: { letter: LETTERS[key], label: `withdrawal.keys.${key}` },
    ...formOf(key),
  });
  const formOf = (key: ClerkAct): Pick<Act, 'fields' | 'beside' | 'isConfirmed'> => {
    if (key === 'refuse')
      return { fields: [{ name: 'reason', kind: 'text', label: translate('withdrawal.field.auditReason') }] };
    if (key === 'query') return { fields: [] };
    return { fields: [], isConfirmed: true, beside: <span>{consequenceOf(key)}</span> };
  };
  const consequenceOf = (key: 'approve' | 'pay') => {
    const isFirst = row.firstAuditTime === null && row.secondFor.length > 0;
    return translate(`withdrawal.confirm.${key === 'approve' && isFirst ? 'approveFirst' : key}`, {
      amount: formatYuan(row.amount),
      realAmount: formatYuan(row.realAmount),
      name: row.driverName,
      account: [translate(`outlay.tradeChannel.${row.channel}`), row.bankName, row.cardNo]
        .filter(Boolean)
        .join(' '),
    });
  };
  return (
    <ActBar
      place={`withdrawal/${id}`}
      acts={offered.map(actOf)}
      why={translate(...whyOf(row, evidence.data?.whyNotApprove ?? null))}
      moreLabel={translate('withdrawal.more')}
      shutLabel={translate('withdrawal.shut')}
      onDo={send}
    />
  );
}

/** What stands beside the buttons: why the first of them is greyed, or what it waits for. */
function whyOf(row: Withdrawal, whyNotApprove: string | null): [key: string, told?: Record<string, unknown>] {
  if (row.state === 0 && whyNotApprove !== null) return [`reason.${whyNotApprove}`];
  if (row.state === 0 && row.firstAuditUser !== null)
    return ['withdrawal.why.second', { name: row.firstAuditUser }];
  return [`withdrawal.why.${row.state}`, { why: row.failReason ?? row.auditReason }];
}
