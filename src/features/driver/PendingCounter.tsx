/** How many drivers wait to be let in or changed; leads to the first of them. */
import { ShieldCheck } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { driverApprovalCalls, PENDING } from '../../contract/driver-approval.ts';
import { usePush } from '../../data/push/push-context.tsx';
import { useAnswer } from '../../data/use-call.ts';
import { BarCounter } from '../../kit/bar/BarCounter.tsx';
import { APPROVAL, WAITING_PATH } from './paths.ts';

/** Where no push comes, it is asked so often. */
const POLLING_MS = 30_000;

export default function PendingCounter() {
  const translate = useTranslate();
  const { data, refetch } = useAnswer(
    driverApprovalCalls.listApprovals,
    { query: { auditStatus: PENDING, size: 1 } },
    { repeatMs: POLLING_MS },
  );
  usePush('RECORD_CHANGED', ({ data: { resource } }) => {
    if (resource === APPROVAL) void refetch();
  });
  const waiting = data?.total;
  return (
    <BarCounter
      word={translate('title.driverApproval')}
      icon={ShieldCheck}
      label={translate('glance.driverApprovals', { smart_count: waiting ?? 0 })}
      count={waiting}
      to={WAITING_PATH}
    />
  );
}
