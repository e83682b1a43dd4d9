/** What can be done about a case, the next act first in sight; what does not fit yet is said with its reason. */
import { useNotify, useTranslate } from 'ra-core';
import { FAILURES } from '../../../contract/grammar/failures.ts';
import { lostCalls } from '../../../contract/lost-calls.ts';
import type { LostOrder } from '../../../contract/lost-order.ts';
import type { LostAct } from '../../../contract/lost-states.ts';
import { conflictIn } from '../../../data/record-conflict.ts';
import { UpstreamError } from '../../../data/send.ts';
import { useCapability, useMay, useSession } from '../../../data/session-context.tsx';
import { formatYuan } from '../../../kit/format/count.ts';
import { ActBar } from '../../../resource/acts/ActBar.tsx';
import type { ActField, Entered } from '../../../resource/acts/act.ts';
import { ReceiptButton } from '../things/ReceiptButton.tsx';
import { type DeskAct, type FieldSpec, fieldsOf } from './act-fields.ts';
import { TheirChanges } from './TheirChanges.tsx';
import { useIsApplicant } from './use-is-applicant.ts';
import { useLostCalls } from './use-lost-calls.ts';
import { actsFor, waitingPayment } from './which-acts.ts';

interface LostActsProps {
  row: LostOrder;
  /** Somebody else edits it. */
  isHeld: boolean;
  onChanged(): Promise<unknown>;
}

export function LostActs({ row, isHeld, onChanged }: LostActsProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const isPlain = !useCapability('lostDesk');
  const { id: userId } = useSession().user;
  const may = useMayAct();
  const doAct = useLostCalls(row);
  const hasAsked = useIsApplicant(row);
  const offered = actsFor(row, { userId, may, isPlain, hasAsked });
  if (offered.length === 0) return null;

  const labelOf = (act: DeskAct) => {
    const payment = waitingPayment(row);
    if (act !== 'approve' || !payment) return translate(`lostDesk.act.${act}`);
    return translate(`lostDesk.approve.${payment}`, { amount: formatYuan(row[`${payment}Amount`]) });
  };
  const fieldOf = ({ of, isBeyondPlain: _isBeyondPlain, ...field }: FieldSpec): ActField => ({
    ...field,
    label: labelOfField(field, row, translate),
    ...(of && {
      choices: of.map(value => ({ value, label: translate(`${wordsOf(field.name)}.${value}`) })),
    }),
  });
  const send = async (act: DeskAct, values: Entered) => {
    try {
      await doAct(act, values);
      notify('lostDesk.done', { type: 'success', messageArgs: { act: labelOf(act) } });
    } catch (error) {
      // it is written down, and waits
      if (!isWaiting(error)) throw error;
      notify('lostDesk.waits', { type: 'info' });
    } finally {
      await onChanged();
    }
  };
  return (
    <ActBar
      place={`lostOrder/${row.id}`}
      acts={offered.map(({ act, isNext, why }) => ({
        key: act,
        label: labelOf(act),
        isNext,
        isShut: isHeld,
        whyNot: why && translate(`reason.${why}`),
        fields: fieldsOf(act, row)
          .filter(({ isBeyondPlain }) => !(isPlain && isBeyondPlain))
          .map(fieldOf),
        // what is signed for is printed where it is given back
        ...(act === 'giveBack' && { beside: <ReceiptButton row={row} /> }),
      }))}
      why={isHeld ? translate('lostDesk.held') : undefined}
      moreLabel={translate('kit.record.more')}
      shutLabel={translate('lostDesk.more')}
      onDo={send}
      describe={error => {
        const theirs = conflictIn(error);
        return theirs ? <TheirChanges loaded={row} {...theirs} /> : undefined;
      }}
    />
  );
}

const isWaiting = (error: unknown) =>
  error instanceof UpstreamError && error.errCode === FAILURES.SECOND_APPROVER.errCode;

/** Fields of calls that the case calls otherwise. */
const OWN_LABELS: Readonly<Record<string, string>> = {
  holder: 'lostThings.receipt.column.holder',
  holderName: 'lostThings.receipt.column.name',
  place: 'lostThings.receipt.column.place',
  receiverName: 'lostThings.receiverName',
  reason: 'lostDesk.reason',
  payTime: 'lostDesk.paidOn',
  payeeName: 'lostDesk.payeeName',
  payeeAccount: 'lostDesk.payeeAccount',
  payeeChannel: 'lostDesk.payeeChannel',
};

const OWN_CHOICES: Readonly<Record<string, string>> = {
  holder: 'lostThings.holder',
  payeeChannel: 'lostOrder.rewardChannel',
};
const wordsOf = (field: string) => OWN_CHOICES[field] ?? `lostOrder.${field}`;

function labelOfField(
  { name, isOptional }: Pick<ActField, 'name' | 'isOptional'>,
  { payAmount }: LostOrder,
  translate: ReturnType<typeof useTranslate>,
): string {
  const label = translate(OWN_LABELS[name] ?? `lostOrder.field.${name}`);
  if (name === 'refundAmount' && isOptional)
    return translate('lostDesk.orAll', { label, amount: formatYuan(payAmount) });
  return isOptional ? translate('lostDesk.optional', { label }) : label;
}

function useMayAct(): (act: LostAct) => boolean {
  const mayHandle = useMay(lostCalls.handleStatus);
  const mayMatch = useMay(lostCalls.matchInfo);
  const mayRefund = useMay(lostCalls.refund);
  const mayReward = useMay(lostCalls.sendReward);
  const mayReopen = useMay('lost:reopen');
  return act => {
    switch (act) {
      case 'match':
      case 'unmatch':
      case 'identify':
      case 'remark':
        return mayMatch;
      case 'refund':
        return mayRefund;
      case 'reward':
        return mayReward;
      case 'reopen':
        return mayHandle && mayReopen;
      default:
        return mayHandle;
    }
  };
}
