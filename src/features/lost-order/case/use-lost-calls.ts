/** The call of each act about a case. */
import type { UseMutationResult } from '@tanstack/react-query';
import type { AnyCall, Input } from '../../../contract/grammar/call.ts';
import { lostCalls } from '../../../contract/lost-calls.ts';
import { lostCustodyCalls } from '../../../contract/lost-custody.ts';
import type { LostOrder } from '../../../contract/lost-order.ts';
import { RETURNED } from '../../../contract/lost-states.ts';
import { useCapability } from '../../../data/session-context.tsx';
import { useCall } from '../../../data/use-call.ts';
import type { Entered } from '../../../resource/acts/act.ts';
import { type DeskAct, UNION_PAY } from './act-fields.ts';
import { waitingPayment } from './which-acts.ts';

/** On the version of the case that is shown. Fails as its call does. */
type DoAct = (act: DeskAct, values: Entered) => Promise<unknown>;

export function useLostCalls(row: LostOrder): DoAct {
  const hasVersions = useCapability('version');
  const isPlain = !useCapability('lostDesk');
  const calls = {
    handleUser: useCall(lostCalls.handleUser),
    handleStatus: useCall(lostCalls.handleStatus),
    matchInfo: useCall(lostCalls.matchInfo),
    handOver: useCall(lostCustodyCalls.handOver),
    matchDriveRemark: useCall(lostCalls.matchDriveRemark),
    propertyConfirm: useCall(lostCalls.propertyConfirm),
    propertyReturn: useCall(lostCalls.propertyReturn),
    ownerConfirmInfo: useCall(lostCalls.ownerConfirmInfo),
    handleResult: useCall(lostCalls.handleResult),
    cancel: useCall(lostCalls.cancel),
    refund: useCall(lostCalls.refund),
    sendReward: useCall(lostCalls.sendReward),
    unionpay: useCall(lostCalls.unionpay),
  };
  const { id, version } = row;
  const seen = hasVersions ? { version } : {};
  const ask = (name: keyof typeof calls, body: object, query?: object) =>
    (calls[name] as unknown as UseMutationResult<unknown, Error, Input<AnyCall>>).mutateAsync({
      ...(IN_BODY.has(name) ? {} : { params: { id } }),
      ...(query && { query }),
      body: { ...(IN_BODY.has(name) && { lostId: id }), ...body, ...seen },
    } as Input<AnyCall>);

  const acts: Readonly<Record<DeskAct, (values: Entered) => Promise<unknown>>> = {
    // an old system may know no more of who serves a case than that somebody does
    claim: values => (isPlain ? ask('handleStatus', values, { value: 1 }) : ask('handleUser', values)),
    takeOver: values => ask('handleUser', values),
    release: values => ask('handleStatus', values, { value: 0 }),
    reopen: values => ask('handleStatus', values, { value: 1 }),
    match: values => ask('matchInfo', { matchStatus: 1, ...values }),
    unmatch: values => ask('matchInfo', { matchStatus: 0, ...values }),
    identify: values => ask('matchInfo', values),
    remark: values => ask('matchDriveRemark', values),
    held: values => ask('propertyConfirm', { propertyConfirm: 1, ...values }),
    notHeld: values => ask('propertyConfirm', { propertyConfirm: 2, ...values }),
    handOver: values => ask('handOver', values),
    sendBack: values => ask('propertyReturn', { propertyReturn: 1, ...values }),
    giveBack: values => ask('propertyReturn', { propertyReturn: 2, ...values }),
    ownerConfirms: values => ask('ownerConfirmInfo', { ownerConfirm: 1, ...values }),
    ownerDenies: values => ask('ownerConfirmInfo', { ownerConfirm: 0, ...values }),
    close: values => ask('handleResult', values),
    closeAsReturned: values => ask('handleResult', { handleResult: RETURNED, ...values }),
    cancel: values => ask('cancel', values),
    refund: values => ask('refund', values),
    // by card it was paid already
    reward: ({ rewardChannel, ...values }) =>
      rewardChannel === UNION_PAY ? ask('unionpay', values) : ask('sendReward', { rewardChannel, ...values }),
    // who asks for the same agrees
    approve: () => {
      const { refundAmount, refundReason, rewardAmount, rewardChannel } = row;
      return waitingPayment(row) === 'refund'
        ? ask('refund', { refundAmount, refundReason })
        : ask('sendReward', { rewardAmount, rewardChannel });
    },
  };
  return (act, values) => acts[act](values);
}

/** They name the case in their body. */
const IN_BODY: ReadonlySet<string> = new Set(['sendReward', 'unionpay', 'handOver']);
